import { afterAll, beforeAll, expect } from 'vitest';
import { totp } from '../../bench/totp.mjs';
import { everyoneReads } from '../published';
import {
  beginOwnersVisit,
  byKeyboard,
  CODE,
  looks,
  onWebsite,
  OWNER,
  PASSWORD,
  writesByKeyboard,
} from '../staff';
import type { Visit } from '../visit';

const PANTRY = 'JFS Food Pantry';
const EDITED = 'Ring twice at the back door';

let visit: Visit;
let key: string;
beforeAll(async () => {
  ({ visit, key } = await beginOwnersVisit());
});
afterAll(() => visit.end());

onWebsite('DSK unsaved edits are there again after the session was ended', async () => {
  const owner = visit.person;
  await owner.opens('/desk?view=all&text=jfs+food');
  await byKeyboard(owner, 'Change');
  await writesByKeyboard(owner, 'Notes', EDITED);
  visit.service.command('user', 'revoke', OWNER);
  await byKeyboard(owner, 'Publish');
  await owner.seesHeading('Log In to New Beginnings');
  await looks(owner, 'desk-session-ended');
  expect(await owner.text()).not.toContain(EDITED);
  await owner.until(
    () => document.activeElement?.textContent.startsWith('You were logged out.'),
    'the keyboard at what happened',
  );

  await owner.types('Email', OWNER);
  await owner.types('Password', PASSWORD);
  await owner.clicks('button', 'Log In');
  await owner.types(CODE, totp(key, 1));
  await owner.presses('Enter');
  await owner.until(
    (wanted) =>
      [...document.querySelectorAll('textarea, input')].some(
        (field) => (field as HTMLInputElement).value === wanted && field.checkVisibility(),
      ),
    'the edited notes',
    EDITED,
  );
  await owner.until(() => document.activeElement !== document.body, 'a place for the keyboard');
  await owner.sees('This was not saved: you had been logged out. Press the button again.');
  await looks(owner, 'desk-session-back');
  await byKeyboard(owner, 'Publish');
  await owner.sees(`${PANTRY}: Change. Saved.`);
  await everyoneReads(visit.service, PANTRY, (row) => row?.notes === EDITED);
});
