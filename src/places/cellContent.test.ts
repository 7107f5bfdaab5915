import fc from 'fast-check';
import { expect, test } from 'vitest';
import { cellContent } from './cellContent';

const row = {
  name: 'A',
  address: '1 Main St',
  city: 'Newark',
  zip: '07101',
  website: 'https://a.example/x',
  phone: '211',
};

test('TBL-6 a site or a link is a link', () => {
  for (const field of ['website', 'site', 'Link to form', 'Web SITE']) {
    const content = cellContent(field, { [field]: 'https://a.example/x' });
    expect(content, field).toEqual({ kind: 'link', address: 'https://a.example/x' });
  }
});

test('TBL-7 an address leads to directions, with the town and the ZIP code of its row', () => {
  expect(cellContent('address', row)).toEqual({
    kind: 'directions',
    text: '1 Main St',
    address:
      'https://www.google.com/maps/dir/?api=1&destination=1+Main+St%2C+Newark%2C+NJ%2C+07101',
  });
  expect(
    cellContent('Mailing Address', { 'Mailing Address': '2 Elm & Co', city: 'N/A' }),
  ).toMatchObject({
    address: 'https://www.google.com/maps/dir/?api=1&destination=2+Elm+%26+Co%2C+NJ',
  });
});

test('TBL-8 TBL-9 everything else is text; N/A, empty and absent read as N/A', () => {
  expect(cellContent('phone', row)).toEqual({ kind: 'text', text: '211' });
  for (const field of ['website', 'address', 'notes', 'toString', '__proto__']) {
    expect(cellContent(field, {}), field).toEqual({ kind: 'text', text: 'N/A' });
    expect(cellContent(field, { [field]: '' }).kind).toBe('text');
    expect(cellContent(field, { [field]: 'N/A' }), field).toEqual({ kind: 'text', text: 'N/A' });
  }
});

test('TBL-9 no value ever becomes a link that is not http or https', () => {
  const schemes = fc.constantFrom(
    'javascript:',
    'data:',
    'file://',
    'vbscript:',
    ' javascript:',
    'http',
    'https:/',
    '//',
    'HTTPS://',
    'http://',
  );
  fc.assert(
    fc.property(
      fc.tuple(schemes, fc.string()),
      fc.constantFrom('website', 'site', 'link', 'address'),
      (value, field) => {
        const content = cellContent(field, { [field]: value.join('') });
        if (content.kind === 'text') return;
        expect(['http:', 'https:']).toContain(new URL(content.address).protocol);
      },
    ),
  );
});
