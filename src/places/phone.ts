/** A number of ten digits, with or without a 1 before it. */
const TEN = /\+?1?[\s.(-]*\d{3}[\s.)-]*\d{3}[\s.-]*\d{4}/g;
/** A number of three digits. An extension has a word before it. */
const SHORT = /(?<!\d)(?<!(?:\bext\.?|\bextensi[oó]n|\bx|#)\s*)\b\d{3}\b/gi;
/** What a number of a fax is called. */
const FAXES = ['fax', 'faxes', 'facsimile', 'telefax', 'efax'];
/** What a number is called at which somebody answers, or reads what is written. */
const VOICES =
  'phone phones tel telephone telefono teléfono voice call calls llame llamar text sms cell mobile ph hotline p'.split(
    ' ',
  );
/** Words before "fax" that say that there is none. */
const DENIALS = ['no', 'not', 'without', 'sin'];

/** A number, and where it begins and ends in its text. */
interface Span {
  digits: string;
  from: number;
  to: number;
}

/**
 * The first telephone number of a text, as digits that a phone can call; `null` when there is none. A number that is
 * marked as one of a fax is none.
 */
export function callable(phone: string | null): string | null {
  const text = phone ?? '';
  const tens = spans(text, TEN);
  const voices = tens.filter((_, at) => !marksFax(text, tens, at));
  const shorts = spans(without(text, tens), SHORT).filter(({ digits }) => /^[2-9]11$/.test(digits));
  const [first] = [...voices, ...shorts].sort((one, other) => one.from - other.from);
  return first?.digits ?? null;
}

/**
 * Whether all numbers of a text are marked as those of a fax. `place-facts/src/phone.rs` does the same;
 * `place-facts/cases/phones.json` binds the two.
 */
export function isFaxOnly(text: string): boolean {
  const tens = spans(text, TEN);
  const isFax = tens.length > 0 && tens.every((_, at) => marksFax(text, tens, at));
  return isFax && spans(without(text, tens), SHORT).length === 0;
}

/** Whether the words around a number say that it is one of a fax. Those before it count more. */
function marksFax(text: string, tens: readonly Span[], at: number): boolean {
  const own = tens[at];
  if (!own) return false;
  const [before, next] = [tens[at - 1], tens[at + 1]];
  const ahead = before
    ? between(text.slice(before.to, own.from))[1]
    : leading(text.slice(0, own.from));
  const [behind, rest] = between(text.slice(own.to, next?.from));
  return saysFax(ahead) ?? saysFax(next || behind ? behind : rest) ?? false;
}

/** What a label says: a fax, a voice, or nothing of both. */
function saysFax(label: string): boolean | null {
  const words = label.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
  if (words.some((word) => VOICES.includes(word))) return false;
  if (words.join() === 'f') return true;
  const fax = words.findIndex((word) => FAXES.includes(word));
  return fax < 0 || DENIALS.includes(words[fax - 1] ?? '') ? null : true;
}

/** The words before the first number that are about it: a short number ends with a separator. */
function leading(text: string): string {
  const behind = /^.*\d(?<rest>\D*)$/s.exec(text)?.groups?.rest;
  return behind === undefined ? text : between(behind)[1];
}

/** The words between two numbers: those about the first one, and those about the second. */
function between(whole: string): [string, string] {
  const text = whole.trimStart();
  const inside = text.startsWith('(') ? text.indexOf(')') : -1;
  const at = inside < 0 ? text.search(/[,;/|)]/) : inside;
  return at < 0 ? ['', text] : [text.slice(0, at), text.slice(at + 1)];
}

function spans(text: string, kind: RegExp): Span[] {
  return [...text.matchAll(kind)].map(({ 0: number, index }) => ({
    digits: number.replace(/[^\d+]/g, ''),
    from: index,
    to: index + number.length,
  }));
}

/** A text with blanks in the place of its numbers. */
function without(text: string, numbers: readonly Span[]): string {
  return numbers.reduce(
    (rest, { from, to }) => rest.slice(0, from) + ' '.repeat(to - from) + rest.slice(to),
    text,
  );
}
