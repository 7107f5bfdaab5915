import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import type { FoundPlace, Place } from '../generated/bindings';
import { foundPlace } from '../test/foundPlace';
import { NOTHING_ASKED } from '../test/nothingAsked';
import { renderAt } from '../test/renderAt';
import { es } from '../words/es';
import { find as words } from '../words/find.es';

afterEach(cleanup);

/** The quotes of the page of a place in Spanish, where its source says these words. */
async function quoted(said: string, facts: Partial<FoundPlace>) {
  const requirements = {
    ...NOTHING_ASKED,
    household: { value: 'with-children', words: said } as const,
  };
  const place = foundPlace('Family Promise', { requirements, ...facts });
  const row = { name: place.name, type: place.kind ?? 'N/A' };
  const hours: Place['hours'] = {
    sentence: '',
    rules: [],
    closed: [],
    otherwise: 'ask',
    holidays: 'ask',
  };
  const known: Place = { place, hours, row, here: [], keptAt: null };
  renderAt('/places/id-of-Place', { place: () => Promise.resolve(known) }, es);
  await screen.findByText(words.place.facts);
  return [...document.querySelectorAll('.quoted q')].map((it) => it.textContent.trim());
}

test('in Spanish the kind of a place is quoted as it is translated beside it', async () => {
  const kind = 'Family shelter';
  expect(await quoted(kind, { kind })).toEqual(['Albergue para familias']);
  expect(document.querySelector('.facts')?.textContent).toContain('Albergue para familias');
  expect(document.body.textContent).not.toContain(kind);
});

test('in Spanish a name in quotes is a name, and other words are marked as English', async () => {
  expect(await quoted('Family Promise', {})).toEqual(['Family Promise']);
  cleanup();
  expect(await quoted('Families with a pet', {})).toEqual(['Families with a pet (en inglés)']);
});
