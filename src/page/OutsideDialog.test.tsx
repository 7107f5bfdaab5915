import { cleanup, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { afterEach, expect, test } from 'vitest';
import { en } from '../words/en';
import { LanguageProvider } from '../words/LanguageProvider';
import { outside } from '../words/outside.en';
import { OutsideDialog } from './OutsideDialog';

afterEach(cleanup);

const shows = (address: string, text?: string) => {
  const what = text === undefined ? { address } : { address, text };
  render(
    <LanguageProvider start={en}>
      <MemoryRouter>
        <OutsideDialog {...what} onClose={() => undefined} />
      </MemoryRouter>
    </LanguageProvider>,
  );
};
const long = (start: string) => start + 'a'.repeat(3000);

test('an address that a code holds is scanned or written down', () => {
  shows('https://example.org/');
  expect(screen.getByTitle(outside.code)).toBeTruthy();
  expect(screen.getByText(`${outside.page} ${outside.scan}`)).toBeTruthy();
});

test.each([
  ['a page', 'https://example.org/', `${outside.page} ${outside.write}`, undefined],
  ['a mail', 'mailto:a@example.org?body=', `${outside.mail} ${outside.write}`, undefined],
  ['a list', 'https://example.org/resources/food?q=', outside.write, 'Scan this code'],
])('no code is spoken of where the address of %s is too long for one', (_, start, said, text) => {
  shows(long(start), text);
  expect(screen.queryByTitle(outside.code)).toBeNull();
  expect(screen.getByText(said)).toBeTruthy();
  expect(document.body.textContent).not.toMatch(/scan/i);
});
