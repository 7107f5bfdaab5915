import { expect } from 'vitest';
import type { Person } from '../person';
import { openOwnersDesk, looks, onWebsite, goesToScreen } from '../staff';

const PANTRY = 'JFS Food Pantry';

const desk = openOwnersDesk();
const arrives = () => desk.others.arrives(desk.visit.link.address);

/** Opens the card of the pantry and makes a link; answers path and code of it. */
async function makesLink(): Promise<string> {
  await desk.owner.opens('/desk?view=all&text=jfs+food');
  await desk.owner.sees('Ask the place itself');
  await desk.owner.clicks('button', 'Ask the place itself');
  await desk.owner.sees('Make a link for the place.');
  await looks(desk.owner, 'desk-ask');
  await desk.owner.clicks('button', 'Make a link');
  await desk.owner.sees('It works once, until');
  await looks(desk.owner, 'desk-link');
  const link = await desk.owner.evaluate(
    () => document.querySelector<HTMLInputElement>('input[readonly]')?.value ?? '',
  );
  const { pathname, search, hash } = new URL(link);
  expect(search, 'the code is in no log of addresses').toBe('');
  return pathname + hash;
}

onWebsite('DSK a place corrects its own entry by a link, and an editor publishes it', async () => {
  const link = await makesLink();
  const place = await arrives();
  await place.opens(link);
  await place.seesHeading('Is this still right?');
  await place.sees(PANTRY);
  await looks(place, 'entry');
  await place.clicks('button', 'Something is different');
  await place.types('Phone', '609-555-0166');
  await looks(place, 'entry-change');
  await place.clicks('button', 'Send');
  await place.seesHeading('Thank you!');
  await looks(place, 'entry-thanks');

  await goesToScreen(desk.owner, 'Suggestions');
  await desk.owner.sees(`${PANTRY} says this about itself`);
  await desk.owner.sees('609-555-0166');
  await looks(desk.owner, 'desk-review-place');
  await desk.owner.clicks('button', 'Publish it');
  await desk.owner.sees('Suggestion published. Saved.');

  await place.opens('/');
  await place.opens(link);
  await place.seesHeading('This link does not work any more');
  await looks(place, 'entry-ended');
});

onWebsite('DSK a place says in Spanish that all is right, with the keyboard alone', async () => {
  const link = await makesLink();
  const place = await arrives();
  await place.opens(link);
  await place.seesHeading('Is this still right?');
  await place.choosesLanguage('es');
  await place.seesHeading('¿Esto todavía es correcto?');
  await looks(place, 'entry-spanish');
  await place.tabsTo('Sí, todo es correcto');
  expect((await place.focused()).visible).toBe(true);
  await place.presses('Enter');
  await place.seesHeading('¡Gracias!');
  await goesToScreen(desk.owner, 'Suggestions');
  await desk.owner.sees('The place says that all of it is right.');
  await desk.owner.clicks('button', 'Publish it');
  await desk.owner.sees('Suggestion published. Saved.');
});

/** The menu of the lists, as a visitor has it. */
async function menuOf(person: Person): Promise<string[]> {
  await person.clicks('button', 'Resources');
  const names = await person.evaluate(() =>
    Array.from(document.querySelectorAll('.dropdown-menu.show a')).map((it) => it.textContent),
  );
  await person.presses('Escape');
  return names;
}

onWebsite('DSK an owner makes a list, and it is in every menu when it is shown', async () => {
  await desk.owner.opens('/desk/menu');
  await desk.owner.seesHeading('Lists');
  await desk.owner.sees('Legal help');
  await looks(desk.owner, 'desk-lists');
  await desk.owner.types('Name in English', 'Free phones');
  await desk.owner.types('Name in Spanish', 'Teléfonos gratis');
  await desk.owner.clicks('button', 'Make the list');
  await desk.owner.sees('Free phones is made. Only staff see it now.');
  await looks(desk.owner, 'desk-list-made');
  const visitor = await arrives();
  await visitor.opens('/about');
  expect(await menuOf(visitor)).not.toContain('Free phones');

  await desk.owner.tabsTo('Show to everyone: Free phones');
  await desk.owner.presses('Enter');
  await desk.owner.sees('Saved.');
  await visitor.opens('/resources/free-phones');
  await visitor.seesHeading('Free phones');
  await visitor.sees('This list is empty right now.');
  await visitor.until(
    () => document.querySelector('.sidebar')?.textContent.includes('Free phones') === true,
    'the new list beside the lists',
  );
  await looks(visitor, 'list-made');
  const menu = await menuOf(visitor);
  expect(menu.slice(0, 3), 'the specified ones stay first').toEqual([
    'Food',
    'Clothing',
    'Shelter',
  ]);
  expect(menu.at(-1)).toBe('Free phones');
});

onWebsite('DSK an owner hides, deletes and puts back a list', async () => {
  await desk.owner.opens('/desk/menu');
  await desk.owner.sees('Legal help');
  await desk.owner.clicks('button', 'Hide: Legal help');
  await desk.owner.sees('Saved.');
  const visitor = await arrives();
  await visitor.opens('/resources/legal');
  await visitor.seesHeading('Sorry :(');
  await desk.owner.clicks('button', 'Delete: Support');
  await desk.owner.sees('Its places leave the website and the kiosks.');
  await looks(desk.owner, 'desk-list-delete');
  await desk.owner.clicks('button', 'Yes, delete it');
  await desk.owner.sees('Deleted lists');
  await looks(desk.owner, 'desk-list-deleted');
  await desk.owner.clicks('button', 'Put it back: Support');
  await desk.owner.until(
    () => !document.body.innerText.includes('Deleted lists'),
    'no deleted list',
  );
  await desk.owner.clicks('button', 'Show to everyone: Support');
  await desk.owner.sees('Saved.');
  await visitor.opens('/resources/support');
  await visitor.seesHeading('support');
});

onWebsite('DSK owners see the kiosks and the numbers, and nothing of a person', async () => {
  await desk.owner.opens('/desk/kiosks');
  await desk.owner.seesHeading('Kiosks');
  await desk.owner.sees('There is no kiosk yet.');
  await looks(desk.owner, 'desk-kiosks');
  await goesToScreen(desk.owner, 'Numbers');
  await desk.owner.seesHeading('Numbers');
  await desk.owner.sees('How old the facts are, by list');
  await looks(desk.owner, 'desk-numbers');
  await desk.owner.clicks('button', 'Español');
  await desk.owner.seesHeading('Cifras');
  await looks(desk.owner, 'desk-numbers-spanish');
});
