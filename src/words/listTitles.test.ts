import { expect, test } from 'vitest';
import cases from '../../sync-protocol/cases/list_titles.json';
import { en } from './en';
import { es } from './es';
import { ht } from './ht';
import { listing as listingEn } from './listing.en';
import { listing as listingEs } from './listing.es';
import { listing as listingHt } from './listing.ht';
import { listing as listingPt } from './listing.pt';
import { pt } from './pt';

const NAV = {
  food: 'food',
  clothing: 'clothing',
  housing: 'shelter',
  employment: 'employment',
  'id-documents': 'idDocuments',
  legal: 'legal',
  healthcare: 'healthcare',
  support: 'support',
  transportation: 'transportation',
} as const;

test('the service knows every title that the screens give a list', () => {
  const titles: Record<string, string[]> = cases;
  for (const [list, nav] of Object.entries(NAV)) {
    const said = [en, es, pt, ht].map((words) => words.nav[nav]);
    const more = [listingEn, listingEs, listingPt, listingHt].map((words) => {
      const names: Record<string, string> = words.moreNames;
      return names[list];
    });
    const all = new Set([...said, ...more].filter(Boolean));
    expect(new Set(titles[list]), list).toEqual(all);
  }
});
