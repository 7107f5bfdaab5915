import type { EmployerMatch, KeptConcept, KeptEmployer, Label, Quote } from '../generated/bindings';
import { miles, type Point } from '../placefacts/geography';
import { conceptAt, speakingPapers, type Profile } from './profile';

/** Reasons and labels that are shown of each kind. */
const SHOWN = 3;
/** Of the best reason, what another one has to reach. */
const WORTH_SAYING = 0.5;

/** The card of an employer, with its miles. */
export function described({ card, point }: KeptEmployer, from: Point | null): EmployerMatch {
  return { ...card, miles: from && point ? Math.round(miles(from, point)) : null };
}

/** The card of an employer, with why it is shown. resume-matching/src/reasons.rs does the same. */
export function explained(
  employer: KeptEmployer,
  concepts: KeptConcept[],
  profile: Profile,
  from: Point | null,
): EmployerMatch {
  const { ready, has } = profile;
  const all = employer.work.flatMap(([place]) => {
    const known = ready.get(place);
    return known ? [{ place, ...known }] : [];
  });
  all.sort((one, other) => other.readiness - one.readiness || one.place - other.place);
  const best = all[0]?.readiness ?? 0;
  const met = all.filter(({ readiness }) => readiness >= WORTH_SAYING * best);
  const named = (places: number[]): Label[] =>
    places.slice(0, SHOWN).map((place) => conceptAt(concepts, place).label);
  const jobs = met.map(({ place }) => place);
  const isOther = (place: number) => !jobs.includes(place) && conceptAt(concepts, place).job;
  const isLacking = (place: number) => !has.has(place);
  const said = eachOnce(met, ({ by }) => by.toLowerCase()).slice(0, SHOWN);
  const papers = speakingPapers(employer, concepts, profile);
  return {
    ...described(employer, from),
    reasons: eachOnce([...said.map(({ by }) => by), ...papers], (by) => by.toLowerCase()).slice(
      0,
      SHOWN,
    ),
    named: ownWords(
      employer,
      said.map(({ place }) => place),
    ),
    jobs: named(jobs),
    otherJobs: named(employer.work.map(([place]) => place).filter(isOther)),
    licences: named(employer.licences.filter(isLacking)),
    missing: named(employer.asked.filter(isLacking)),
  };
}

/** The words of an employer's row for some kinds of work, each once. */
function ownWords({ work, named = [] }: KeptEmployer, places: number[]): Quote[] {
  const words = places.flatMap(
    (place) => named[work.findIndex(([known]) => known === place)] ?? [],
  );
  return eachOnce(words, ({ before, words, after }) => JSON.stringify([before, words, after]));
}

/** The first of those that are the same by some text. */
function eachOnce<Item>(items: Item[], textOf: (item: Item) => string): Item[] {
  const said = new Set<string>();
  return items.filter((item) => {
    const text = textOf(item);
    return !said.has(text) && said.add(text);
  });
}
