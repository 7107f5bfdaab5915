import type {
  EmployerMatch,
  KeptEmployer,
  KeptEmployers,
  MatchAnswer,
  SkillTile,
} from '../generated/bindings';
import { miles, type Point } from '../placefacts/geography';
import { fitting } from './fit';
import { profileOf } from './profile';
import { described, explained } from './reasons';

/** Employers, or helpers, that are shown as near at most. */
const NEAR_MAX = 5;

/**
 * The answer to tapped skills: employers that suit, or else those that are near and who helps to find work.
 * `from` is where miles are counted from. resume-matching/src/answer.rs does the same.
 */
export function answerTo(
  kept: KeptEmployers,
  skills: string[],
  from: Point | null,
): Omit<MatchAnswer, 'keptAt'> {
  const profile = profileOf(kept, skills);
  const suiting = fitting(kept, profile, from);
  const isNone = suiting.length === 0;
  return {
    resume: { state: 'none' },
    // What is tapped was done.
    wished: false,
    matches: suiting.map((employer) => explained(employer, kept.concepts, profile, from)),
    near: isNone && from ? nearest(kept.employers, from) : [],
    helpers: isNone ? nearest(kept.helpers, from) : [],
    zipKnown: from !== null,
    credits: kept.credits,
  };
}

/** What can be tapped. */
export function tilesOf({ concepts }: KeptEmployers): SkillTile[] {
  const tiles = concepts.filter(({ tile }) => tile);
  return tiles.map(({ id, family, label }) => ({ id, family, label }));
}

/** By miles; those at no single place come last. */
function nearest(all: KeptEmployer[], from: Point | null): EmployerMatch[] {
  const away = (employer: KeptEmployer) =>
    from && employer.point ? miles(from, employer.point) : Number.MAX_VALUE;
  return all
    .filter(({ reachable }) => reachable)
    .map((employer) => ({ employer, away: away(employer) }))
    .sort((one, other) => one.away - other.away)
    .slice(0, NEAR_MAX)
    .map(({ employer }) => described(employer, from));
}
