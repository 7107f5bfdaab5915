import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import type { EmployerMatch, SkillTile } from '../generated/bindings';
import { Reasons } from './Reasons';

afterEach(cleanup);

const FORKLIFT: SkillTile = {
  id: 'forklift',
  family: { en: 'Warehouse', es: 'Almacén' },
  label: { en: 'forklift', es: 'montacargas' },
};
const EMPLOYER: EmployerMatch = {
  name: 'Garden State Logistics',
  reasons: ['forklift'],
  quotes: [],
  jobs: [],
  otherJobs: [],
  missing: [],
  licences: [],
  miles: null,
  phone: null,
  address: null,
  website: null,
  notes: 'Warehouse jobs, forklift, packing',
  hires: null,
  checked: null,
  askFirst: false,
};
const WORDS = { before: 'Warehouse jobs, ', words: 'forklift', after: ', packing' };

function shows(parts: Partial<EmployerMatch>, tapped: SkillTile[] = []) {
  render(<Reasons employer={{ ...EMPLOYER, ...parts }} tapped={tapped} />);
}

test('RES-7 below what was tapped stand the words of the employer itself, whole and in English', () => {
  shows({ named: [WORDS] }, [FORKLIFT]);
  const because = screen.getByText('Because you tapped: forklift.');
  const says = screen.getByText('Our list says:');
  expect(because.nextElementSibling).toBe(says);
  const marked = screen.getByText('forklift');
  expect(marked.tagName).toBe('MARK');
  expect(marked.closest('q')?.textContent).toBe('Warehouse jobs, forklift, packing');
  expect(marked.closest('[lang]')?.getAttribute('lang')).toBe('en');
});

test('RES-7 below the words of a resume too, and words of one line are marked in one line', () => {
  const packing = { before: 'Warehouse jobs, forklift, ', words: 'packing', after: '' };
  const quotes = [{ before: 'I drove a ', words: 'forklift', after: '' }];
  shows({ quotes, named: [packing, WORDS] });
  const lines = screen.getAllByRole('listitem').map((line) => line.textContent);
  expect(lines).toEqual(['I drove a forklift', 'Warehouse jobs, forklift, packing']);
  const marks = screen.getByText('packing').closest('q')?.querySelectorAll('mark');
  expect([...(marks ?? [])].map((mark) => mark.textContent)).toEqual(['forklift', 'packing']);
});

test('RES-7 a skill that the employer does not name is no reason: it stands beside their words', () => {
  const loading = { before: 'Cargo, ', words: 'loading', after: '' };
  const dishwasher = {
    ...FORKLIFT,
    id: 'dishwasher',
    label: { en: 'dishwasher', es: 'lavaplatos' },
  };
  const reasons = ['forklift', 'dishwasher'];
  shows({ reasons, named: [loading] }, [FORKLIFT, dishwasher]);
  expect(screen.queryByText(/^Because/)).toBeNull();
  const tapped = screen.getByText('You tapped: forklift, dishwasher.');
  expect(tapped.nextElementSibling?.textContent).toBe('Our list says:');
  cleanup();
  shows({ reasons, named: [WORDS] }, [FORKLIFT, dishwasher]);
  expect(screen.getByText('Because you tapped: forklift.')).toBeTruthy();
  expect(screen.getByText('You tapped: dishwasher.')).toBeTruthy();
});

test.each<[string, Partial<EmployerMatch>]>([
  ['a service of an earlier version', {}],
  ['no words', { named: [] }],
])('RES-7 with %s nothing is said for the employer', (_, parts) => {
  shows(parts, [FORKLIFT]);
  expect(screen.getByText('You tapped: forklift.')).toBeTruthy();
  const isTold = screen.queryByText(/^Our list does not say/) !== null;
  expect(isTold).toBe(parts.named !== undefined);
  expect(screen.queryByText('Our list says:')).toBeNull();
  expect(screen.queryByRole('list')).toBeNull();
});
