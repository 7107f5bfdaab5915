import { afterAll, beforeAll, expect } from 'vitest';
import type { Person } from '../person';
import { beginOwnersVisit, byKeyboard, looks, onWebsite, writesByKeyboard } from '../staff';
import type { Visit } from '../visit';

const PANTRY = 'JFS Food Pantry';
const CARD = '/desk?view=all&text=jfs+food';

let visit: Visit;
let owner: Person;
beforeAll(async () => {
  visit = await beginOwnersVisit('--check-links');
  owner = visit.person;
});
afterAll(() => visit.end());

/** The pantry as everyone reads it. Undefined when it is not on its list. */
async function publicRow(): Promise<Record<string, string> | undefined> {
  const answer = await fetch(`${visit.service.address}/widgets/resources/food`);
  return ((await answer.json()) as Record<string, string>[]).find(({ name }) => name === PANTRY);
}

/** The card of the pantry. */
async function opensCard() {
  await owner.opens(CARD);
  await owner.until(
    (name) => document.querySelector('#desk-place-name')?.textContent === name,
    'the card of the pantry',
    PANTRY,
  );
}

onWebsite('DSK "Still right" writes the day, and Undo takes it back', async () => {
  const before = (await publicRow())?.checked;
  await opensCard();
  await byKeyboard(owner, 'Still right');
  await owner.sees(`${PANTRY}: Still right. Saved.`);
  await looks(owner, 'desk-still-right');
  expect((await publicRow())?.checked).not.toBe(before);
  await byKeyboard(owner, 'Undo');
  await owner.sees('Undone.');
  expect((await publicRow())?.checked).toBe(before);
});

onWebsite('DSK "Change" opens a form that is filled in and published by keyboard', async () => {
  await opensCard();
  await byKeyboard(owner, 'Change');
  await owner.sees('Change only what is different.');
  await writesByKeyboard(owner, 'Website', 'http://127.0.0.1/');
  await owner.sees('People will see this');
  await looks(owner, 'desk-change-keyboard');
  await byKeyboard(owner, 'Publish');
  await owner.sees(`${PANTRY}: Change. Saved.`);
  expect((await publicRow())?.website).toBe('http://127.0.0.1/');
});

onWebsite(
  'DSK "Check the website" says what is there, and never calls a private address',
  async () => {
    await opensCard();
    await byKeyboard(owner, 'Check the website');
    await owner.sees('This is no address of the public web.');
    await looks(owner, 'desk-link-check');
  },
);

onWebsite('DSK "No answer" puts the place off, and the third time marks it', async () => {
  for (let time = 0; time < 3; time += 1) {
    await owner.opens('/desk?view=unreachable');
    await owner.sees('Nothing to check here.');
    await opensCard();
    await byKeyboard(owner, 'No answer');
    await owner.sees(`${PANTRY}: No answer. Saved.`);
  }
  await owner.opens('/desk?view=unreachable');
  await owner.sees(PANTRY);
  await looks(owner, 'desk-unreachable');
});

onWebsite('DSK "Closed for good" asks first, and the place can be put back', async () => {
  await opensCard();
  await byKeyboard(owner, 'Closed for good');
  await owner.sees(`Take ${PANTRY} off the list? You can undo this.`);
  await looks(owner, 'desk-sure');
  await owner.presses('Escape');
  await owner.until(() => document.querySelector('.modal') === null, 'no dialog');
  expect(await publicRow()).toBeDefined();
  expect((await owner.focused()).name, 'where it was').toBe('Closed for good');

  await owner.presses('Enter');
  await byKeyboard(owner, 'Yes');
  await owner.sees('This place is closed for good. It is not on the list.');
  expect(await publicRow()).toBeUndefined();
  await looks(owner, 'desk-closed');
  await byKeyboard(owner, 'Put back on the list');
  await owner.sees('Put back on the list. Saved.');
  expect(await publicRow()).toBeDefined();
});

onWebsite(
  'DSK "Doesn\'t want to be listed" stays as a mark, and is undone in Spanish',
  async () => {
    await opensCard();
    await byKeyboard(owner, 'Español');
    await owner.sees('No quiere estar en la lista');
    await byKeyboard(owner, 'No quiere estar en la lista');
    await owner.sees('de la lista y no ponerlo más? Usted puede deshacerlo.');
    await looks(owner, 'desk-sure-spanish');
    await byKeyboard(owner, 'Sí');
    await owner.sees('Este lugar no quiere estar en la lista. Se queda fuera.');
    expect(await publicRow()).toBeUndefined();
    await looks(owner, 'desk-not-listed-spanish');
    await owner.opens('/desk?view=removed');
    await owner.sees(PANTRY);
    await byKeyboard(owner, 'Poner otra vez en la lista');
    await owner.sees('Guardado.');
    await byKeyboard(owner, 'Deshacer');
    await owner.sees('Deshecho.');
    expect(await publicRow(), 'off the list again').toBeUndefined();
    await byKeyboard(owner, 'Poner otra vez en la lista');
    await owner.sees('Guardado.');
    expect(await publicRow()).toBeDefined();
    await byKeyboard(owner, 'English');
    await owner.sees('Still right');
  },
);

onWebsite('DSK an employer is asked whether it still hires people with a record', async () => {
  await owner.opens('/desk?view=all&list=employment');
  await byKeyboard(owner, 'Still hires people with a record');
  await owner.sees('Still hires people with a record. Saved.');
  await looks(owner, 'desk-hires');
  await byKeyboard(owner, 'Does not hire people with a record now');
  await owner.sees('Does not hire people with a record now. Saved.');
});
