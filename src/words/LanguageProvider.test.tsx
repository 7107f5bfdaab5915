import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { baseParts } from './es.base';
import { parts as logInParts } from './es.logIn';
import { find as findEs } from './find.es';
import { useFindWords } from './findWords';
import { usePart, useWords } from './language';
import { LanguageProvider, REMEMBERED, rememberedWords } from './LanguageProvider';

beforeEach(() => sessionStorage.clear());
afterEach(cleanup);

function Finder() {
  return <p>{useFindWords().titles.food}</p>;
}

/** Says whether what the lists say is there. */
function Data() {
  return <p>{usePart('data') ? 'data' : ''}</p>;
}

function Parts() {
  return <p>{Object.keys(useWords().parts).length}</p>;
}

test('the staff desk begins in Spanish with the words of its first screen', async () => {
  const queue = await rememberedWords('es', 'desk');
  expect(queue.language).toBe('es');
  expect(Object.keys(queue.parts)).toEqual(Object.keys(baseParts));
  const logIn = await rememberedWords('es', 'login');
  expect(Object.keys(logIn.parts)).toEqual(Object.keys({ ...baseParts, ...logInParts }));
  expect((await rememberedWords('es')).parts.find).toBe(findEs);
});

test('a screen that needs parts which were left out gets them, together or one after another', async () => {
  render(
    <LanguageProvider start={await rememberedWords('es', 'desk')}>
      <Data />
      <Finder />
    </LanguageProvider>,
  );
  await waitFor(() => expect(screen.getByText(findEs.titles.food)).toBeDefined());
  await waitFor(() => expect(screen.getByText('data')).toBeDefined());
});

test('what the lists say comes without the rest', async () => {
  const words = await rememberedWords('es', 'desk');
  render(
    <LanguageProvider start={words}>
      <Data />
      <Parts />
    </LanguageProvider>,
  );
  await waitFor(() => expect(screen.getByText('data')).toBeDefined());
  expect(screen.getByText(String(Object.keys(words.parts).length + 1))).toBeDefined();
});

test('what no screen asks for is not loaded', async () => {
  sessionStorage.setItem(REMEMBERED, 'es');
  const words = await rememberedWords('en', 'desk');
  render(
    <LanguageProvider start={words}>
      <Parts />
    </LanguageProvider>,
  );
  expect(screen.getByText(String(Object.keys(words.parts).length))).toBeDefined();
});
