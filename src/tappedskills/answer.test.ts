import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import type {
  EmployerMatch,
  KeptEmployers,
  Label,
  MatchAnswer,
  MatchRequest,
} from '../generated/bindings';
import { Geography } from '../placefacts/geography';
import { answerTo, tilesOf } from './answer';

type Reasons = [string, number | null, string, string, string, string, string, string];
type Named = [string, number | null];

interface Cases {
  kept: KeptEmployers;
  cases: {
    request: MatchRequest;
    answer:
      MatchAnswer | { zipKnown: boolean; matches: Reasons[]; near: Named[]; helpers: Named[] };
  }[];
}

const { kept, cases } = JSON.parse(
  readFileSync('resume-matching/cases/tapped.json', 'utf8'),
) as Cases;
const table = (name: string) =>
  readFileSync(`place-facts/data/${name}.csv`, 'utf8').split('\n').slice(1).join('\n');
const geography = new Geography({
  towns: table('municipalities'),
  zips: table('zip'),
  localities: '',
});

const answerOf = ({ zip, skills }: MatchRequest) =>
  answerTo(kept, skills, zip === null ? null : geography.zip(zip));

describe('RES-7 a page without a network answers tapped skills as the service does', () => {
  test('the same employers in the same order, for the same reasons', () => {
    expect(cases.length).toBeGreaterThan(250);
    for (const { request, answer: expected } of cases) {
      const answer = answerOf(request);
      const about = JSON.stringify(request);
      if ('resume' in expected) {
        expect({ ...answer, keptAt: null }, about).toEqual(expected);
        continue;
      }
      const { zipKnown, matches, near, helpers } = answer;
      expect(
        {
          zipKnown,
          matches: matches.map(reasons),
          near: near.map(withMiles),
          helpers: helpers.map(withMiles),
        },
        about,
      ).toEqual(expected);
    }
  });

  test('the cases reach every part of an answer', () => {
    const answers = cases.map(({ request }) => answerOf(request));
    const matches = answers.flatMap((answer) => answer.matches);
    expect(answers.some(({ near }) => near.length > 0)).toBe(true);
    expect(answers.some(({ helpers }) => helpers.length > 0)).toBe(true);
    expect(matches.some(({ licences }) => licences.length > 0)).toBe(true);
    expect(matches.some(({ missing }) => missing.length > 0)).toBe(true);
    expect(matches.some(({ otherJobs }) => otherJobs.length > 0)).toBe(true);
    expect(matches.some(({ reasons }) => reasons.length > 1)).toBe(true);
    expect(matches.some(({ named = [] }) => named.length > 1)).toBe(true);
  });

  test('each match says what the employer itself says, and nothing where no words were kept', () => {
    const request = { zip: null, skills: ['forklift'] };
    const [best] = answerOf(request).matches;
    expect(best?.named?.map(({ words }) => words)).toEqual(['forklift']);
    const ofEarlier = kept.employers.map((employer) => {
      const { named, ...others } = employer;
      expect(named).toHaveLength(others.work.length);
      return others;
    });
    const answer = answerTo({ ...kept, employers: ofEarlier }, ['forklift'], null);
    expect(answer.matches[0]).toEqual({ ...best, named: [] });
  });

  test('what hours a person works is not a skill to tap', () => {
    const ids = new Set(tilesOf(kept).map(({ id }) => id));
    expect(ids.size).toBeGreaterThan(100);
    expect(kept.concepts.length).toBeGreaterThan(ids.size);
    expect(ids.has('forklift')).toBe(true);
  });
});

function withMiles({ name, miles }: EmployerMatch): Named {
  return [name, miles];
}

function reasons(shown: EmployerMatch): Reasons {
  const said = (labels: Label[]) => labels.map(({ en }) => en).join('|');
  const { name, miles, jobs, otherJobs, missing, licences, named = [] } = shown;
  return [
    name,
    miles,
    shown.reasons.join('|'),
    said(jobs),
    said(otherJobs),
    said(missing),
    said(licences),
    named.map(({ before, words, after }) => `${before}[${words}]${after}`).join('|'),
  ];
}

test('RES-7 of those that cannot be reached, who does not hire now comes last', () => {
  const request = cases.find(({ answer }) => answer.matches.length > 1)?.request;
  if (!request) throw new Error('no case has two employers');
  const unreachable = kept.employers.map((employer) => ({ ...employer, reachable: false }));
  const answer = (employers: KeptEmployers['employers']) =>
    answerTo({ ...kept, employers }, request.skills, null).matches.map(({ name }) => name);
  const first = answer(unreachable)[0];
  const paused = unreachable.map((employer) => ({
    ...employer,
    card: { ...employer.card, askFirst: employer.card.name === first },
  }));
  expect(answer(paused)[0]).not.toBe(first);
});
