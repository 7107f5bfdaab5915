import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { fakeTerminal } from '../backend/fake';
import type { Terminal } from '../backend/Terminal';
import { renderAt } from '../test/renderAt';
import { en, type Words } from '../words/en';
import { es } from '../words/es';
import { interview as questionsEn } from '../words/interview.en';
import { interview as questionsEs } from '../words/interview.es';

afterEach(cleanup);

function on(parts: Partial<Terminal>, words: Words = en) {
  const terminal = Promise.resolve(fakeTerminal(parts));
  return renderAt('/interview', { openTerminal: () => terminal }, words);
}

test.each([
  ['en', en, questionsEn],
  ['es', es, questionsEs],
] as const)('the question on the screen is heard, in %s', async (language, all, words) => {
  const speak = vi.fn(() => Promise.resolve());
  const { person } = on({ speak }, all);
  await person.click(await screen.findByRole('button', { name: words.hear }));
  await person.click(screen.getByRole('button', { name: words.next }));
  await person.click(screen.getByRole('button', { name: words.hear }));
  expect(speak.mock.calls).toEqual([
    [words.questions[0]?.ask, language],
    [words.questions[1]?.ask, language],
  ]);
});

test('a question that is left is not read to its end', async () => {
  const hush = vi.fn(() => Promise.resolve());
  const { person } = on({ speak: () => new Promise(() => undefined), hush });
  await person.click(await screen.findByRole('button', { name: questionsEn.hear }));
  hush.mockClear();
  await person.click(screen.getByRole('button', { name: questionsEn.next }));
  expect(hush).toHaveBeenCalledOnce();
});

test('a machine without a voice offers no reading', async () => {
  on({ abilities: { print: true, speak: false, keyboard: false, leave: false } });
  expect(await screen.findByRole('button', { name: questionsEn.show })).toBeTruthy();
  expect(screen.queryByRole('button', { name: questionsEn.hear })).toBeNull();
});
