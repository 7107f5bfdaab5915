import { expect } from 'vitest';
import { byKeyboard, onWebsite, openOwnersDesk, writesByKeyboard } from '../staff';

const LISTS = [
  'food',
  'clothing',
  'housing',
  'employment',
  'id-documents',
  'legal',
  'healthcare',
  'support',
  'transportation',
];
const PREVIEWS = ['Website', 'Phone', 'Kiosk', 'Paper'];

const TOWN = 'Trenton Heights';

const desk = openOwnersDesk();

for (const list of LISTS) {
  onWebsite(
    `DSK the keyboard alone sees a change of ${list} on each screen, publishes it and takes it back`,
    async () => {
      const { owner } = desk;
      await owner.opens(`/desk?view=all&list=${list}`);
      await owner.until(() => document.querySelector('.desk-buttons'), 'the card');
      await byKeyboard(owner, 'Change');
      await writesByKeyboard(owner, 'City', TOWN);
      await byKeyboard(owner, 'See it on each screen and on paper');
      await owner.until(() => document.querySelector('.desk-looks'), 'the previews');
      for (const preview of PREVIEWS) {
        await byKeyboard(owner, preview);
        await owner.until(
          (town) => {
            const frame = document.querySelector('.desk-frame');
            const inside = frame?.querySelector('iframe')?.contentDocument?.body ?? frame;
            return inside?.textContent.includes(town);
          },
          `the town on: ${preview}`,
          TOWN,
        );
      }
      expect(await owner.violations(), list).toEqual([]);
      await byKeyboard(owner, 'Publish');
      await owner.sees('Saved.');
      await byKeyboard(owner, 'Undo');
      await owner.sees('Undone. It is as it was before.');
      expect(await owner.violations(), list).toEqual([]);
    },
  );
}
