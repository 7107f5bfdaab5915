import { afterAll, beforeAll, expect, test } from 'vitest';
import { patiently } from '../patience';
import { everyoneReads, publicRows } from '../published';
import type { ChromiumWindow } from '../chromium';
import type { Person } from '../person';
import { CODE, getsReady, looks, onWebsite, Others, OWNER, PASSWORD, goesToScreen } from '../staff';
import { totp } from '../../bench/totp.mjs';
import { beginVisit, DEVICE, type Visit } from '../visit';

const STRANGER = 'sam@example.org';
const CALLER = 'cal@county.example';
const PANTRY = 'JFS Food Pantry';
/** Seconds that a person of 50 needs for a touch or a key, as measured. */
const TOUCH = 2.65;

let visit: Visit;
let owner: Person;
const others = new Others();
const arrives = () => others.arrives(visit.link.address);
beforeAll(async () => {
  visit = await beginVisit();
  owner = visit.person;
});
afterAll(async () => {
  await others.leave();
  await visit.end();
});

/** The telephone number that everyone reads in the food list. */
async function publicPhone(): Promise<string | undefined> {
  return (await publicRows(visit.service)).find((row) => row.name === PANTRY)?.phone;
}
const hasPhone = (phone: string | undefined) =>
  everyoneReads(visit.service, PANTRY, (row) => row?.phone === phone);

test.runIf(DEVICE === 'kiosk')('DSK a kiosk has no staff desk', async () => {
  await owner.movesTo('/desk');
  await owner.seesHeading('Sorry :(');
});

onWebsite('DSK the desk is closed without an invitation and without a second step', async () => {
  await owner.opens('/desk');
  await owner.seesHeading('Log In to New Beginnings');
  await looks(owner, 'desk-log-in');
  await owner.signsUp(STRANGER, PASSWORD);
  await owner.opens('/desk');
  await owner.seesHeading('Confirm your email first');
  await looks(owner, 'desk-no-staff');
  await owner.clicks('button', 'Log out');
  await owner.seesHeading('Log In to New Beginnings');
});

onWebsite(
  'DSK a phone number is changed in 60 s and taken back in 10 s, counted in touches',
  async () => {
    visit.service.command('desk', 'owner', OWNER);
    const key = await getsReady(visit.service, owner, OWNER);
    await owner.clicks('button', 'Log out');
    await owner.seesHeading('Log In to New Beginnings');
    await owner.opens('/desk');
    await owner.types('Email', OWNER);
    await owner.types('Password', PASSWORD);
    await owner.ownsTheDevice();
    await owner.clicks('button', 'Log In');
    await owner.types(CODE, totp(key, 1));
    await owner.presses('Enter');
    await owner.sees('Still right');
    expect((await owner.focused()).name, 'after the log-in').toBe('To check');
    await looks(owner, 'desk-queue');

    const before = await publicPhone();
    // Every key and every touch counts, from the queue to a number that everyone reads.
    const { page } = owner.window as ChromiumWindow;
    let touches = 0;
    const touch = async (...acts: Promise<void>[]) => {
      touches += acts.length;
      await Promise.all(acts);
    };
    const strokes = async (keys: string) => {
      touches += keys.length;
      await page.keyboard.type(keys);
    };
    await touch(page.getByLabel('Find a place').click());
    await strokes('jfs');
    await touch(owner.presses('Enter'));
    await owner.until(
      (name) => document.querySelector('#desk-place-name')?.textContent === name,
      'the card of the pantry',
      PANTRY,
    );
    await touch(owner.clicks('button', 'Change'));
    await owner.sees('You have changed nothing yet.');
    // A double click marks one part of a number; three mark all of it.
    await page.getByLabel('Phone', { exact: true }).click({ clickCount: 3 });
    touches += 3;
    await strokes('609-555-0142');
    await owner.sees('People will see this');
    await looks(owner, 'desk-change');
    await touch(owner.clicks('button', 'Publish'));
    await owner.sees('Saved.');
    expect(touches).toBe(22);
    expect(touches * TOUCH).toBeLessThanOrEqual(60);
    await hasPhone('609-555-0142');
    await looks(owner, 'desk-saved');

    touches = 0;
    await touch(owner.window.click('.desk-said + button'));
    await owner.sees('Undone.');
    expect(touches * TOUCH).toBeLessThanOrEqual(10);
    await hasPhone(before);
  },
);

onWebsite('DSK every act works with the keyboard alone', async () => {
  await owner.tabsTo('Still right');
  expect((await owner.focused()).visible).toBe(true);
  await owner.presses('Enter');
  await owner.sees('Still right. Saved.');
  await owner.tabsTo('Undo');
  await owner.presses('Enter');
  await owner.sees('Undone.');
});

onWebsite('DSK an owner invites a caller, whose suggestion an editor publishes', async () => {
  await goesToScreen(owner, 'Staff');
  await owner.seesHeading('Staff');
  await owner.types('Name', 'Cal');
  await owner.types('Email', CALLER);
  await owner.clicks('button', 'Send invitation');
  await owner.sees(`We sent an invitation to ${CALLER}.`);
  await looks(owner, 'desk-staff');
  await patiently(() =>
    Promise.resolve(visit.service.mails().some((mail) => mail.includes(`To: ${CALLER}`))),
  );

  const caller = await arrives();
  await getsReady(visit.service, caller, CALLER);
  await caller.opens('/desk');
  await caller.sees('Cal · Caller');
  await caller.types('Find a place', 'jfs food');
  await caller.presses('Enter');
  await caller.until(
    (name) => document.querySelector('#desk-place-name')?.textContent === name,
    'the card of the pantry',
    PANTRY,
  );
  await caller.clicks('button', 'Change');
  await caller.types('Phone', '609-555-0177');
  await caller.clicks('button', 'Send to an editor');
  await caller.sees('your change went to an editor');
  expect(await publicPhone()).not.toBe('609-555-0177');

  await goesToScreen(owner, 'Suggestions');
  await owner.sees('609-555-0177');
  await looks(owner, 'desk-review');
  await owner.clicks('button', 'Publish it');
  await owner.sees('Suggestion published. Saved.');
  await hasPhone('609-555-0177');
});

onWebsite('DSK of two editors at once the second sees what changed and loses nothing', async () => {
  const [caller] = others.people;
  if (!caller) throw new Error('nobody else is at the desk');
  await goesToScreen(owner, 'Staff');
  await owner.seesHeading('Staff');
  await owner.sees(CALLER);
  await owner.evaluate((email) => {
    const cards = Array.from(document.querySelectorAll('.desk-people li.desk-card'));
    const card = cards.find((it) => it.textContent.includes(email));
    const select = card?.querySelector('select');
    if (!select) throw new Error('no such person');
    select.value = 'editor';
    select.dispatchEvent(new Event('change', { bubbles: true }));
  }, CALLER);
  await owner.clicks('button', 'Save role');
  await owner.sees('Save role. Saved.');
  const opensForm = async (person: Person) => {
    await person.opens('/desk?view=all&text=jfs+food');
    await person.clicks('button', 'Change');
  };
  await opensForm(owner);
  await opensForm(caller);
  await owner.types('Phone', '609-555-0111');
  await caller.types('Notes', 'Ring twice');
  await owner.clicks('button', 'Publish');
  await owner.sees('Saved.');
  await caller.clicks('button', 'Publish');
  await caller.sees('Another person changed this place before you.');
  await caller.sees('609-555-0111');
  await looks(caller, 'desk-meanwhile');
  await caller.clicks('button', 'Publish');
  await caller.sees('Saved.');
  await hasPhone('609-555-0111');
  await caller.sees('Ring twice');
});

onWebsite('DSK hours are tapped, and the sentence is what everyone reads', async () => {
  await owner.opens('/desk?view=all&text=jfs+food');
  await owner.clicks('button', 'Change');
  await owner.clicks('button', 'Tap the hours instead');
  // They begin as the place has them: Monday-Friday 9 am-3 pm.
  for (const day of ['Mon', 'Wed', 'Fri']) await owner.clicks('button', day);
  await owner.sees('Tuesday and Thursday 9 am-3 pm');
  await owner.selects('Which weeks', '6');
  await owner.sees('1st and 3rd Thursday of the month 9 am-3 pm');
  await looks(owner, 'desk-hours');
  await owner.selects('Which weeks', '0');
  await owner.clicks('button', 'Publish');
  await owner.sees('Saved.');
  const hours = 'Tuesday and Thursday 9 am-3 pm';
  await everyoneReads(visit.service, PANTRY, (row) => row?.hours === hours);
});

onWebsite('DSK what a place asks for is chosen, and written into its notes', async () => {
  await owner.opens('/desk?view=all&text=jfs+food');
  await owner.clicks('button', 'Change');
  await owner.clicks('button', 'Choose ID, cost, languages …');
  await owner.sees('Choose what the place asks for');
  await owner.selects('ID', 'none');
  await owner.selects('Languages', 'es');
  await owner.until(
    () => document.body.innerText.includes('No ID needed. Spanish spoken.'),
    'the sentences',
  );
  await looks(owner, 'desk-requirements');
  await owner.clicks('button', 'Publish');
  await owner.sees('Saved.');
  const said = 'No ID needed. Spanish spoken.';
  await everyoneReads(visit.service, PANTRY, (row) => row?.notes?.includes(said) ?? false);
});

onWebsite('DSK the desk speaks Spanish', async () => {
  await owner.opens('/desk');
  await owner.clicks('button', 'Español');
  await owner.sees('Todavía es correcto');
  await owner.sees('No quiere estar en la lista');
  await looks(owner, 'desk-spanish');
  await owner.clicks('button', 'Cambiar');
  await owner.sees('Cambie solo lo que es distinto.');
  await owner.tabsTo('Mejor tocar el horario');
  await owner.presses('Enter');
  await owner.sees('Toque un día para empezar.');
  await owner.tabsTo('Lun');
  expect((await owner.focused()).visible).toBe(true);
  await owner.presses('Space');
  await owner.sees('Monday 9 am-5 pm');
  await owner.tabsTo('Elegir identificación');
  await owner.presses('Enter');
  await owner.sees('Elija lo que pide el lugar');
  await looks(owner, 'desk-spanish-form');
  await owner.clicks('button', 'Cancelar');
});

onWebsite('DSK a notice is on the first page of every visitor until it is ended', async () => {
  await owner.clicks('button', 'English');
  await goesToScreen(owner, 'Notices');
  await owner.types('Text in English', 'Code Blue tonight: warming centers are open.');
  await owner.types('Text in Spanish', 'Código Azul esta noche: los centros están abiertos.');
  await owner.clicks('button', 'Show it');
  await owner.sees('The notice is on the screens.');
  await looks(owner, 'desk-notices');
  const visitor = await arrives();
  await visitor.opens('/');
  await visitor.sees('Code Blue tonight: warming centers are open.');
  await looks(visitor, 'notice');
  await owner.clicks('button', 'End it now');
  await owner.sees('The notice is gone.');
  await visitor.opens('/about');
  await visitor.until(
    () => !document.body.innerText.includes('Code Blue'),
    'a page without the notice',
  );
});

/** A visitor writes with the contact form. */
async function writes(key: string, contact: string) {
  const body = { name: 'Ana', contact, subject: 'ID', message: 'Where is it?' };
  await fetch(`${visit.service.address}/contact`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ ...body, key: key.repeat(32) }),
  });
}

onWebsite('DSK a message of the contact form is read and marked as done', async () => {
  await writes('0', '609-555-0100');
  await goesToScreen(owner, 'Messages');
  await owner.sees('Where is it?');
  await owner.sees("We can't answer this by email from here. Use what the person says above.");
  await looks(owner, 'desk-messages');
  await owner.clicks('button', 'Done');
  await owner.sees('No messages wait.');
});

onWebsite('DSK a message is given to a person and answered by mail', async () => {
  await writes('1', 'ana@example.org');
  await owner.opens('/desk/mail');
  await owner.sees('ana@example.org');
  await owner.selects('Who looks after it?', OWNER);
  await owner.sees('Saved.');
  await owner.tabsTo('Answer by email');
  await owner.presses('Enter');
  await owner.sees('Your answer to Ana');
  await owner.types('Your answer to Ana', 'It is at 20 Park Place, Newark.');
  await looks(owner, 'desk-answer');
  await owner.clicks('button', 'Send the answer');
  await owner.sees('The answer is on its way. The message is done.');
  await patiently(() =>
    Promise.resolve(
      visit.service
        .mails()
        .some((mail) => mail.includes('To: ana@example.org') && mail.includes('20 Park Place')),
    ),
  );
  await owner.window.click('.desk-messages details summary');
  await owner.sees('Answered by olga');
});
