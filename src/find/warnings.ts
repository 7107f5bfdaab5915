import type { FoundPlace } from '../generated/bindings';
import { isNoCall, sentencesOf } from '../places/noCall';

type Noted = Pick<FoundPlace, 'notes'>;

/** What a note says that can make a way useless: the place may be elsewhere or closed, or another one is asked first. */
const WARNINGS = [
  /\b(?:check|confirm) the address\b/i,
  /\baddress (?:is )?kept private\b/i,
  /\bmay (?:be |have )?(?:clos|mov)/i,
  /\bsites? changes?\b/i,
  /\btimes? looks? wrong\b/i,
  /\bcall (?:211 )?(?:first|ahead|before)\b/i,
  /\bcall 211 for\b/i,
  /^closed\b/i,
  /^arrive by\b/i,
  /^last (?:person )?in line\b/i,
];
/** A call without a reason: the state of a place that is not sure says it, and without a telephone there is none. */
const MERE_CALL = /^call (?:first|ahead)\.?$/i;
const CALLS_211 = /^call 211 (?:first|for)\b/i;

/** The sentences of a note that warn who wants to come. Not all of a note: it stands on the page of the place. */
export function warningsOf({
  notes,
  open,
  phone,
}: Noted & Pick<FoundPlace, 'open' | 'phone'>): string[] {
  const isSaid = (text: string) => (open.state === 'ask' || phone === null) && MERE_CALL.test(text);
  return sentencesOf(notes).filter(
    (text) => (isNoCall(text) || WARNINGS.some((pattern) => pattern.test(text))) && !isSaid(text),
  );
}

/** The sentence of a note that sends people to 211 and not to the place; `undefined` where there is none. */
export function call211Of({ notes }: Noted): string | undefined {
  return sentencesOf(notes).find((text) => CALLS_211.test(text));
}
