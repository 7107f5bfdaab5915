import { render, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { find as findEs } from './find.es';
import { useFindWords } from './findWords';
import { useWords } from './language';
import { LanguageProvider, REMEMBERED, rememberedWords } from './LanguageProvider';

beforeEach(() => sessionStorage.clear());

function Finder() {
  return <p>{useFindWords().titles.food}</p>;
}

function Parts() {
  return <p>{Object.keys(useWords().parts).length}</p>;
}

test('the staff desk begins in Spanish without the parts of other screens', async () => {
  const words = await rememberedWords('es', true);
  expect(words.language).toBe('es');
  expect(words.parts.account).toBeDefined();
  expect(words.parts.find).toBeUndefined();
  expect((await rememberedWords('es')).parts.find).toBe(findEs);
});

test('a screen that needs a part which was left out gets it', async () => {
  render(
    <LanguageProvider start={await rememberedWords('es', true)}>
      <Finder />
    </LanguageProvider>,
  );
  await waitFor(() => expect(screen.getByText(findEs.titles.food)).toBeDefined());
});

test('what no screen asks for is not loaded', async () => {
  sessionStorage.setItem(REMEMBERED, 'es');
  const words = await rememberedWords('en', true);
  render(
    <LanguageProvider start={words}>
      <Parts />
    </LanguageProvider>,
  );
  expect(screen.getByText(String(Object.keys(words.parts).length))).toBeDefined();
});
