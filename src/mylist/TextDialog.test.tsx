import { cleanup, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { BackendError, type Backend } from '../backend/Backend';
import { fakePlaceTexts } from '../backend/fake';
import type { PlaceTexts } from '../backend/PlaceTexts';
import type { ErrorCode, PlaceText } from '../generated/bindings';
import { knownPlace } from '../test/knownPlace';
import { renderAt } from '../test/renderAt';
import { en } from '../words/en';
import { es } from '../words/es';
import { text as enWords } from '../words/text.en';
import { text as esWords } from '../words/text.es';
import { keyOf } from './items';

afterEach(() => {
  cleanup();
  sessionStorage.clear();
});

const pantry = { name: 'Hope Pantry', phone: '973-555-0100', checked: '2023-10' };
const code = `food.${keyOf(pantry)}`;

function withTexts(parts: Partial<PlaceTexts>): Partial<Backend> {
  return {
    listing: () => Promise.resolve({ rows: [pantry], keptAt: null }),
    place: () => Promise.resolve(knownPlace(pantry)),
    openPlaceTexts: () =>
      Promise.resolve(fakePlaceTexts({ areOn: () => Promise.resolve(true), ...parts })),
  };
}

/** My List with one place, and the dialog open. */
async function opens(parts: Partial<PlaceTexts>, words = en) {
  sessionStorage.setItem('my-list', code);
  const uses: string[][] = [];
  const view = renderAt(
    '/my-list',
    { ...withTexts(parts), countPlaceUses: (places, kind) => uses.push([...places, kind]) },
    words,
  );
  const said = words === es ? esWords : enWords;
  await view.person.click(await screen.findByRole('button', { name: said.buttonOfList }));
  const field = await screen.findByRole('textbox');
  return { ...view, uses, said, field };
}

test.each([
  ['en', en],
  ['es', es],
] as const)(
  'places of my list go to a number that is then forgotten, in %s',
  async (name, words) => {
    const sent: Omit<PlaceText, 'work'>[] = [];
    const send = (text: Omit<PlaceText, 'work'>) => {
      sent.push(text);
      return Promise.resolve({ written: 1, linked: 0, leftOut: 0 });
    };
    const { person, field, said, uses } = await opens({ send }, words);
    expect(field.getAttribute('autocomplete')).toBe('off');
    expect(field.getAttribute('type')).toBe('tel');
    await person.type(field, '(973) 555-0142');
    await person.keyboard('{Enter}');
    expect(await screen.findByText(said.sent('42'))).toBeTruthy();
    expect(screen.getByText(said.wait)).toBeTruthy();
    expect(sent).toEqual([
      {
        key: '00112233445566778899aabbccddeeff',
        phone: '+19735550142',
        places: [code],
        language: name,
      },
    ]);
    expect(uses).toContainEqual([code, 'saved']);
    expect(document.activeElement?.textContent).toBe(said.close);
    expect(document.body.innerHTML).not.toContain('0142');
    await person.keyboard('{Enter}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await person.click(screen.getByRole('button', { name: said.buttonOfList }));
    expect((await screen.findByRole<HTMLInputElement>('textbox')).value).toBe('');
  },
);

test('a link that fails keeps the number, and another try is the same request', async () => {
  const keys: string[] = [];
  let isDown = true;
  const send = ({ key }: { key: string }) => {
    keys.push(key);
    return isDown
      ? Promise.reject(new BackendError('network-request-failed'))
      : Promise.resolve({ written: 4, linked: 3, leftOut: 0 });
  };
  const { person, field, said } = await opens({ send });
  await person.type(field, '973 555 0142');
  await person.click(screen.getByRole('button', { name: said.send }));
  expect((await screen.findByRole('alert')).textContent).toBe(
    said.problems['network-request-failed'],
  );
  expect((field as HTMLInputElement).value).toBe('973 555 0142');
  isDown = false;
  await person.click(screen.getByRole('button', { name: said.send }));
  expect(await screen.findByText(said.linked(4, 3))).toBeTruthy();
  expect(keys).toHaveLength(2);
  expect(new Set(keys).size).toBe(1);
});

test('places that have no room at all are told, and nothing says that the link opens all', async () => {
  const send = () => Promise.resolve({ written: 2, linked: 5, leftOut: 3 });
  const { person, field, said } = await opens({ send });
  await person.type(field, '973 555 0142');
  await person.click(screen.getByRole('button', { name: said.send }));
  expect(await screen.findByText(said.leftOut(3))).toBeTruthy();
  expect(screen.queryByText(said.linked(2, 5))).toBeNull();
});

test.each([
  'invalid-phone-number',
  'operation-not-allowed',
  'quota-exceeded',
  'too-many-requests',
  'not-found',
] as const)('%s says what to do next', async (reason: ErrorCode) => {
  const send = () => Promise.reject(new BackendError(reason));
  const { person, field, said } = await opens({ send });
  await person.type(field, '973 555 0142');
  await person.keyboard('{Enter}');
  const alert = await screen.findByRole('alert');
  await waitFor(() => expect(alert.textContent).toBe(said.problems[reason]));
});

test('a fault of the service names its reference', async () => {
  const fault = new BackendError('internal-error', null, 'ab12c-3de4f');
  const { person, field, said } = await opens({ send: () => Promise.reject(fault) });
  await person.type(field, '973 555 0142');
  await person.keyboard('{Enter}');
  const alert = await screen.findByRole('alert');
  await waitFor(() => expect(alert.textContent).toContain(said.failed));
  expect(alert.textContent).toContain('ab12c-3de4f');
});

test('what is no number is not sent, and its field says why', async () => {
  const { person, field, said } = await opens({});
  await person.type(field, '973 555');
  const button = screen.getByRole<HTMLButtonElement>('button', { name: said.send });
  expect(button.disabled).toBe(true);
  expect(screen.getByText('A phone number has 10 digits.')).toBeTruthy();
});

test('no button is there while messages are off, or while that is not known', async () => {
  sessionStorage.setItem('my-list', code);
  for (const areOn of [
    () => Promise.resolve(false),
    () => Promise.reject(new BackendError('network-request-failed')),
  ]) {
    renderAt('/my-list', withTexts({ areOn }));
    await screen.findByText('Hope Pantry');
    await Promise.resolve();
    expect(screen.queryByRole('button', { name: enWords.buttonOfList })).toBeNull();
    cleanup();
  }
});

test('from "Save or share" it leads to the number and back', async () => {
  const { person } = renderAt('/resources/food', withTexts({}));
  const [open] = await screen.findAllByRole('button', { name: /^Save or share/ });
  await person.click(open!);
  await person.click(await screen.findByRole('button', { name: enWords.button }));
  expect(await screen.findByRole('textbox', { name: 'Phone number' })).toBeTruthy();
  await person.click(screen.getByRole('button', { name: enWords.back }));
  expect(await screen.findByRole('button', { name: enWords.button })).toBeTruthy();
  await person.click(screen.getByRole('button', { name: enWords.button }));
  await person.type(await screen.findByRole('textbox', { name: 'Phone number' }), '9735550142');
  await person.keyboard('{Enter}');
  await screen.findByText(enWords.sent('42'));
  await person.click(screen.getByRole('button', { name: enWords.close }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});
