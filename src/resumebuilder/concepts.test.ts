import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import type { ResumeAnswers } from '../generated/bindings';
import { conceptsOf } from './concepts';

interface Case {
  answers: ResumeAnswers;
  concepts: string[];
}

test('RES-1 tapped answers mean to this page what they mean to the service', () => {
  const cases = JSON.parse(readFileSync('resume-writer/cases/concepts.json', 'utf8')) as Case[];
  expect(cases.length).toBeGreaterThan(50);
  for (const { answers, concepts } of cases) expect(conceptsOf(answers)).toEqual(concepts);
});
