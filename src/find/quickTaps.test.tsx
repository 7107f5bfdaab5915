import { act, cleanup, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { nothingFound } from '../backend/fake';
import type { FindQuestion } from '../generated/bindings';
import { renderAt } from '../test/renderAt';
import { find as words } from '../words/find.en';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  sessionStorage.clear();
  history.replaceState(null, '', '/');
});

test('choices that are tapped before an answer came all count', async () => {
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
  const asked: FindQuestion[] = [];
  let answer: () => void = () => undefined;
  const find = (question: FindQuestion) => {
    asked.push(question);
    return asked.length === 1
      ? Promise.resolve(nothingFound)
      : new Promise<typeof nothingFound>((resolve) => (answer = () => resolve(nothingFound)));
  };
  renderAt('/find/food?near=Newark', { find });
  const chip = (name: string) => screen.findByRole('button', { name });
  const chips = await Promise.all(
    [words.wishNames['no-id'], words.wishNames['walk-in'], words.whens.tomorrow].map(chip),
  );
  for (const it of chips)
    act(() => {
      it.click();
    });
  for (const it of chips) expect(it.getAttribute('aria-pressed')).toBe('true');
  await act(async () => {
    answer();
    await Promise.resolve();
  });
  const last = asked.at(-1);
  expect(last?.wishes).toEqual(['no-id', 'walk-in']);
  expect(last?.at).not.toBeNull();
});
