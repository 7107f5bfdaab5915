import type { KeptConcept, KeptEmployer, KeptEmployers } from '../generated/bindings';
import { miles, type Point } from '../placefacts/geography';
import { conceptAt, speakingPapers, type Profile } from './profile';

/** Matches that are shown at most. */
const MATCHES_MAX = 20;
/** What the best of an employer's kinds of work counts, beside all of them. */
const BEST = 0.85;
/** How much miles count beside the work, and at which their weight has fallen to a third. */
const DISTANCE = 0.15;
const MILES = 15;
/** What an employer somewhere in the state counts for distance. */
const SOMEWHERE = 0.35;
/** The fit of an employer that demands a tapped paper, where no work was tapped, and beside work. */
const PAPER_ALONE = 0.6;
const PAPER_BESIDE = 0.35;
/** What is left of a score without the paper that the work needs. */
const WITHOUT_PAPER = 0.6;
/** What a score has to reach without a paper that takes weeks of training. */
const LEAST_UNTRAINED = 0.4;
/** The least fit that can be explained. */
const LEAST = 0.29;
/** Of the best fit, what another has to reach to be shown. */
const WORTH_SHOWING = 0.3;

/**
 * Employers that suit, best first. resume-matching/src/score.rs does the same;
 * resume-matching/cases/tapped.json binds the two.
 */
export function fitting(
  { concepts, employers }: KeptEmployers,
  profile: Profile,
  from: Point | null,
): KeptEmployer[] {
  const fits = employers.map((employer) => ({
    employer,
    fit: Math.max(fitOf(employer, concepts, profile), paperFit(employer, concepts, profile)),
  }));
  const explained = fits.filter(({ fit }) => fit >= LEAST);
  const most = Math.max(0, ...explained.map(({ fit }) => fit));
  const scored = explained
    .filter(({ fit }) => fit >= WORTH_SHOWING * most)
    .flatMap(({ employer, fit }) => {
      const score = withPapers(fit, employer, concepts, profile);
      if (score === null) return [];
      const near = from && DISTANCE * most * nearness(employer, from);
      return [{ employer, score: near === null ? score : (1 - DISTANCE) * score + near }];
    });
  scored.sort(
    (one, other) =>
      Number(other.employer.reachable) - Number(one.employer.reachable) ||
      Number(asksFirst(one.employer)) - Number(asksFirst(other.employer)) ||
      other.score - one.score,
  );
  return scored.slice(0, MATCHES_MAX).map(({ employer }) => employer);
}

/**
 * How ready a person is for the work of an employer. One kind of work is enough to be hired for, so the
 * best one decides; what is rare among employers counts more in the rest.
 */
function fitOf({ work }: KeptEmployer, concepts: KeptConcept[], { ready }: Profile): number {
  let [best, met, all] = [0, 0, 0];
  for (const [place, sure] of work) {
    const { rarity } = conceptAt(concepts, place);
    all += rarity;
    const readiness = ready.get(place)?.readiness;
    if (readiness === undefined) continue;
    best = Math.max(best, readiness * sure);
    met += rarity * readiness;
  }
  return all <= 0 ? 0 : BEST * best + ((1 - BEST) * met) / all;
}

function paperFit(employer: KeptEmployer, concepts: KeptConcept[], profile: Profile): number {
  if (speakingPapers(employer, concepts, profile).length === 0) return 0;
  return profile.ready.size === 0 ? PAPER_ALONE : PAPER_BESIDE;
}

/** What is left of a fit without the papers that the work needs; `null` where one cannot begin. */
function withPapers(
  fit: number,
  { licences }: KeptEmployer,
  concepts: KeptConcept[],
  { has }: Profile,
): number | null {
  const lacking = licences.filter((paper) => !has.has(paper));
  if (lacking.length === 0) return fit;
  const score = fit * WITHOUT_PAPER;
  const needsTraining = lacking.some((paper) => conceptAt(concepts, paper).trained);
  return score >= LEAST_UNTRAINED || !needsTraining ? score : null;
}

function nearness({ point }: KeptEmployer, from: Point): number {
  return point ? Math.exp(-miles(from, point) / MILES) : SOMEWHERE;
}

/** Of those that cannot be reached, who hires now comes first. */
function asksFirst({ reachable, card }: KeptEmployer) {
  return !reachable && card.askFirst;
}
