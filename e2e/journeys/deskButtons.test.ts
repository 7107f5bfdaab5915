import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from 'vitest';
import { patiently } from '../patience';
import { everyoneReads, isListed, publicRows } from '../published';
import {
  openOwnersDesk,
  byKeyboard,
  goesToScreen,
  looks,
  onWebsite,
  writesByKeyboard,
} from '../staff';

const PANTRY = 'JFS Food Pantry';
const CARD = '/desk?view=all&text=jfs+food';

const desk = openOwnersDesk('--check-links');

/** Waits until the pantry is on its list, and until it is off. */
const isOn = () => isListed(desk.visit.service, PANTRY);
const isOff = () => isListed(desk.visit.service, PANTRY, false);

/** The card of the pantry, or of another place. */
async function opensCard(name = PANTRY, address = CARD) {
  await desk.owner.opens(address);
  await desk.owner.until(
    (wanted) => document.querySelector('#desk-place-name')?.textContent === wanted,
    'the card of the place',
    name,
  );
}

onWebsite('DSK "Still right" writes the day, and Undo takes it back', async () => {
  const rows = await publicRows(desk.visit.service);
  const before = rows.find(({ name }) => name === PANTRY)?.checked;
  const { service } = desk.visit;
  await opensCard();
  await byKeyboard(desk.owner, 'Still right');
  await desk.owner.sees(`${PANTRY}: Still right. Saved.`);
  await looks(desk.owner, 'desk-still-right');
  await everyoneReads(service, PANTRY, (row) => row?.checked !== before);
  await byKeyboard(desk.owner, 'Undo');
  await desk.owner.sees('Undone.');
  await everyoneReads(service, PANTRY, (row) => row?.checked === before);
});

onWebsite('DSK "Change" opens a form that is filled in and published by keyboard', async () => {
  await opensCard();
  await byKeyboard(desk.owner, 'Change');
  await desk.owner.sees('Change only what is different.');
  await writesByKeyboard(desk.owner, 'Website', 'https://pantry.example.org/');
  await desk.owner.sees('People will see this');
  await looks(desk.owner, 'desk-change-keyboard');
  await byKeyboard(desk.owner, 'Publish');
  await desk.owner.sees(`${PANTRY}: Change. Saved.`);
  const site = 'https://pantry.example.org/';
  await everyoneReads(desk.visit.service, PANTRY, (row) => row?.website === site);
});

onWebsite(
  'DSK the focus stays where the button was, and the desk asks before unsaved edits are lost',
  async () => {
    await opensCard();
    await byKeyboard(desk.owner, 'Change');
    await desk.owner.until(
      (name) => document.activeElement?.textContent === `Change ${name}`,
      'the focus on the heading of the form',
      PANTRY,
    );
    await writesByKeyboard(desk.owner, 'Notes', 'By appointment. Walk in.');
    await byKeyboard(desk.owner, 'Publish');
    await desk.owner.sees("These don't go together. Which one is right?");
    await looks(desk.owner, 'desk-contradiction');
    await goesToScreen(desk.owner, 'Messages');
    await desk.owner.sees('Leave without saving?');
    await looks(desk.owner, 'desk-unsaved');
    await byKeyboard(desk.owner, 'Stay here');
    await writesByKeyboard(desk.owner, 'Notes', 'Walk in. Ring twice.');
    await byKeyboard(desk.owner, 'Publish');
    await desk.owner.until(
      (said) => document.activeElement?.textContent === said,
      'the focus on the result',
      `${PANTRY}: Change. Saved.`,
    );
    await byKeyboard(desk.owner, 'Undo');
    await desk.owner.until(
      () => document.activeElement?.textContent.startsWith('Undone.') === true,
      'the focus on what was undone',
    );
    await byKeyboard(desk.owner, 'Change');
    await writesByKeyboard(desk.owner, 'Notes', 'Ring twice');
    await byKeyboard(desk.owner, 'Español');
    await goesToScreen(desk.owner, 'Mensajes', 'Más');
    await desk.owner.sees('¿Salir sin guardar?');
    await looks(desk.owner, 'desk-unsaved-spanish');
    await byKeyboard(desk.owner, 'Salir sin guardar');
    await desk.owner.seesHeading('Mensajes');
    await byKeyboard(desk.owner, 'English');
  },
);

onWebsite('DSK an owner reads in the record who did what, by keyboard', async () => {
  await opensCard();
  await goesToScreen(desk.owner, 'What was done');
  await desk.owner.sees('Everything that staff, commands and links to places did');
  await desk.owner.sees('Ring twice');
  await looks(desk.owner, 'desk-record');
  await byKeyboard(desk.owner, 'Show older ones');
  await desk.owner.sees('That was all of it.');
});

/** What a preview shows, once its style sheets are there. */
interface Shown {
  /** Whether it is a table with its headings, as on a screen. */
  hasHeadings: boolean;
  /** How wide it is, in CSS pixels. */
  width: number;
  /** How much of it cannot be seen, because nothing scrolls in there. */
  hidden: number;
}

/** Looks into the preview with this title until it shows a text. */
async function seesInPreview(title: string, text: string): Promise<Shown> {
  await desk.owner.until(
    (name, wanted) => {
      const frame = document.querySelector<HTMLIFrameElement>(`iframe[title="${name}"]`);
      const page = frame?.contentDocument;
      const sheets = Array.from(page?.querySelectorAll('link') ?? []);
      const isStyled = sheets.length > 0 && sheets.every((link) => link.sheet);
      return Boolean(isStyled && frame?.clientHeight && page?.body.innerText.includes(wanted));
    },
    `"${text}" in the preview "${title}"`,
    title,
    text,
  );
  return desk.owner.evaluate((name) => {
    const frame = document.querySelector<HTMLIFrameElement>(`iframe[title="${name}"]`);
    const page = frame?.contentDocument;
    if (!page) throw new Error('no preview');
    const head = page.querySelector('thead');
    const parts = [page.documentElement, ...page.querySelectorAll('.table-responsive')];
    return {
      hasHeadings: head !== null && getComputedStyle(head).display !== 'none',
      width: page.documentElement.scrollWidth,
      hidden: Math.max(...parts.map((it) => it.scrollWidth - it.clientWidth)),
    };
  }, title);
}

onWebsite('DSK a change is shown as on each screen and on paper, by keyboard', async () => {
  await opensCard();
  await byKeyboard(desk.owner, 'Change');
  await writesByKeyboard(desk.owner, 'Hours', 'Ring twice on Mondays');
  await byKeyboard(desk.owner, 'See it on each screen and on paper');
  await desk.owner.until(() => document.querySelector('.desk-looks') !== null, 'the previews');
  const found = [];
  for (const title of ['Website', 'Phone', 'Kiosk', 'Paper']) {
    await byKeyboard(desk.owner, title);
    found.push({ title, ...(await seesInPreview(title, 'Ring twice on Mondays')) });
    await looks(desk.owner, `desk-preview-${title.toLowerCase()}`);
  }
  const atLeast = (width: number): unknown => expect.toSatisfy((it) => Number(it) >= width);
  expect(found).toEqual([
    { title: 'Website', hasHeadings: true, width: atLeast(1280), hidden: 0 },
    { title: 'Phone', hasHeadings: false, width: 360, hidden: 0 },
    { title: 'Kiosk', hasHeadings: true, width: atLeast(1280), hidden: 0 },
    { title: 'Paper', hasHeadings: false, width: 725, hidden: 0 },
  ]);
  await byKeyboard(desk.owner, 'Español');
  await byKeyboard(desk.owner, 'Papel');
  await seesInPreview('Papel', 'impreso el');
  await looks(desk.owner, 'desk-preview-spanish');
  await byKeyboard(desk.owner, 'English');
  await byKeyboard(desk.owner, 'Cancel');
});

onWebsite(
  'DSK "Check the website" says what is there, and never calls a private address',
  async () => {
    // The desk takes no such website. An operator may have imported one.
    const { service } = desk.visit;
    const file = join(service.data, 'own.csv');
    writeFileSync(file, 'name,website\nOwn Pantry,http://127.0.0.1/\n');
    service.command('import-listings', file, '--name', 'own-places');
    // The list is there a moment before its places are.
    const places = async () => (await fetch(`${service.address}/places`)).text();
    await patiently(async () => (await places()).includes('own-places'));
    await opensCard('Own Pantry', '/desk?view=all&text=own+pantry');
    await byKeyboard(desk.owner, 'Check the website');
    await desk.owner.sees('This is no address of the public web.');
    await looks(desk.owner, 'desk-link-check');
  },
);

onWebsite('DSK "No answer" puts the place off, and a day counts once', async () => {
  await opensCard();
  await byKeyboard(desk.owner, 'No answer');
  await desk.owner.sees(`${PANTRY}: No answer. Saved.`);
  await looks(desk.owner, 'desk-no-answer');
  await byKeyboard(desk.owner, 'No answer: counted for today');
  await desk.owner.sees('It was counted for today. A day counts once.');
  await desk.owner.opens('/desk?view=unreachable');
  await desk.owner.sees('Nothing to check here.');
  await opensCard();
  await byKeyboard(desk.owner, 'Español');
  await desk.owner.sees('No contesta: ya cuenta para hoy');
  await looks(desk.owner, 'desk-no-answer-spanish');
  await byKeyboard(desk.owner, 'English');
});

onWebsite('DSK "Closed for good" asks first, and the place can be put back', async () => {
  await opensCard();
  await byKeyboard(desk.owner, 'Closed for good');
  await desk.owner.sees(`Take ${PANTRY} off the list? You can undo this.`);
  await looks(desk.owner, 'desk-sure');
  await desk.owner.presses('Escape');
  await desk.owner.until(() => document.querySelector('.modal') === null, 'no dialog');
  await isOn();
  expect((await desk.owner.focused()).name, 'where it was').toBe('Closed for good');

  await desk.owner.presses('Enter');
  await byKeyboard(desk.owner, 'Yes');
  await desk.owner.sees('This place is closed for good. It is not on the list.');
  await isOff();
  await looks(desk.owner, 'desk-closed');
  await byKeyboard(desk.owner, 'Put back on the list');
  await desk.owner.sees('Put back on the list. Saved.');
  await isOn();
});

onWebsite(
  'DSK a place that is in another list too is taken off there by one more press',
  async () => {
    const church = 'Jerusalem Baptist Church';
    const card = '/desk?view=all&list=food&text=jerusalem+baptist';
    const isPublic = (list: string, isThere: boolean) =>
      isListed(desk.visit.service, church, isThere, list);
    await opensCard(church, card);
    await desk.owner.sees(
      'This place is also in: Clothing. A change here does not change it there.',
    );
    await byKeyboard(desk.owner, 'Closed for good');
    await desk.owner.sees('This place is also in: Clothing. It stays there.');
    await looks(desk.owner, 'desk-sure-twins');
    await byKeyboard(desk.owner, 'Yes');
    await desk.owner.sees('This place is closed for good. It is not on the list.');
    await isPublic('food', false);
    await isPublic('clothing', true);
    await byKeyboard(desk.owner, 'Take it off Clothing too');
    await desk.owner.sees('It is off Clothing. Saved.');
    await isPublic('clothing', false);
    await looks(desk.owner, 'desk-twins-off');
    await byKeyboard(desk.owner, 'Undo: put it back in Clothing');
    await desk.owner.sees('It is back in Clothing.');
    await isPublic('food', false);
    await isPublic('clothing', true);
    await byKeyboard(desk.owner, 'Put back on the list');
    await desk.owner.sees('Put back on the list. Saved.');
    await isPublic('food', true);
  },
);

onWebsite(
  'DSK "Doesn\'t want to be listed" stays as a mark, and is undone in Spanish',
  async () => {
    await opensCard();
    await byKeyboard(desk.owner, 'Español');
    await desk.owner.sees('No quiere estar en la lista');
    await byKeyboard(desk.owner, 'No quiere estar en la lista');
    await desk.owner.sees('de la lista y no ponerlo más? Usted puede deshacerlo.');
    await looks(desk.owner, 'desk-sure-spanish');
    await byKeyboard(desk.owner, 'Sí');
    await desk.owner.sees('Este lugar no quiere estar en la lista. Se queda fuera.');
    await isOff();
    await looks(desk.owner, 'desk-not-listed-spanish');
    await desk.owner.opens('/desk?view=removed');
    await desk.owner.sees(PANTRY);
    await byKeyboard(desk.owner, 'Poner otra vez en la lista');
    await desk.owner.sees('Guardado.');
    await byKeyboard(desk.owner, 'Deshacer');
    await desk.owner.sees('Deshecho.');
    await isOff();
    await byKeyboard(desk.owner, 'Poner otra vez en la lista');
    await desk.owner.sees('Guardado.');
    await isOn();
    await byKeyboard(desk.owner, 'English');
    await desk.owner.sees('Still right');
  },
);

onWebsite('DSK an employer is asked whether it still hires people with a record', async () => {
  await desk.owner.opens('/desk?view=all&list=employment&text=jiffy');
  await byKeyboard(desk.owner, 'Still hires people with a record');
  await desk.owner.sees('Still hires people with a record. Saved.');
  await looks(desk.owner, 'desk-hires');
  await byKeyboard(desk.owner, 'Does not hire people with a record now');
  await desk.owner.sees('Does not hire people with a record now. Saved.');
});
