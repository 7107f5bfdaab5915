import { afterAll, beforeAll, expect } from 'vitest';
import type { Person } from '../person';
import { beginOwnersVisit, byKeyboard, looks, onWebsite, Others, writesByKeyboard } from '../staff';
import type { Visit } from '../visit';

const VIDEO = 'Your first week at work';

let visit: Visit;
let owner: Person;
const others = new Others();
beforeAll(async () => {
  visit = await beginOwnersVisit();
  owner = visit.person;
});
afterAll(async () => {
  await others.leave();
  await visit.end();
});

/** The texts of the About page below its heading, as a new visitor reads them. */
async function about(visitor: Person): Promise<string[]> {
  await visitor.opens('/about');
  return visitor.evaluate(() =>
    Array.from(document.querySelectorAll('main section p'), (it) => it.textContent),
  );
}

onWebsite(
  'DSK RTE-5 texts of the About page are written by keyboard, below its heading',
  async () => {
    await owner.opens('/desk/texts');
    await owner.seesHeading('Pages');
    await owner.sees('The page shows only its heading.');
    await looks(owner, 'desk-pages');
    await byKeyboard(owner, 'Add a text');
    await writesByKeyboard(owner, 'In English', 'We are open in Newark.');
    await byKeyboard(owner, 'Save and show to everyone');
    await owner.sees('Fill in every field in both languages.');
    await looks(owner, 'desk-pages-refused');
    const visitor = await others.arrives(visit.link.address);
    expect(await about(visitor), 'nothing half').toEqual([]);

    await owner.presses('Shift+Tab');
    await writesByKeyboard(owner, 'In Spanish', 'Estamos abiertos en Newark.');
    await byKeyboard(owner, 'Save and show to everyone');
    await owner.sees('Saved. Everyone can see it now.');
    await looks(owner, 'desk-pages-saved');
    await visitor.opens('/about');
    await visitor.sees('We are open in Newark.');
    await visitor.seesHeading('About Us');
    await looks(visitor, 'about-written');
    await visitor.clicks('button', 'Español');
    await visitor.sees('Estamos abiertos en Newark.');
  },
);

onWebsite('DSK a video is added behind those of its gallery', async () => {
  await byKeyboard(owner, 'Add a video');
  await owner.sees('Video 1');
  await writesByKeyboard(owner, 'Title of the video', VIDEO);
  await writesByKeyboard(owner, 'What it is about, in English', 'How the first days go.');
  await writesByKeyboard(owner, 'What it is about, in Spanish', 'Cómo son los primeros días.');
  await writesByKeyboard(owner, 'Web address', 'https://www.youtube.com/watch?v=dQw4w9WgXcQ');
  await looks(owner, 'desk-pages-video');
  await byKeyboard(owner, 'Save and show to everyone');
  await owner.sees('Saved. Everyone can see it now.');
  const [visitor] = others.people;
  if (!visitor) throw new Error('no visitor is there');
  await visitor.opens('/resources/videos/career');
  await visitor.until(
    (title) => Array.from(document.querySelectorAll('h2')).at(-1)?.textContent === title,
    'the video behind the others',
    VIDEO,
  );
  await looks(visitor, 'videos-added');
});

onWebsite('DSK in Spanish text and video are taken away again, by keyboard', async () => {
  await owner.opens('/desk/texts');
  await owner.seesHeading('Pages');
  await byKeyboard(owner, 'Español');
  await owner.seesHeading('Páginas');
  await looks(owner, 'desk-pages-spanish');
  await byKeyboard(owner, 'Quitar el texto 1');
  await byKeyboard(owner, 'Quitar el video 1');
  await byKeyboard(owner, 'Guardar y mostrar a todos');
  await owner.sees('Guardado. Ahora todos pueden verlo.');
  const visitor = await others.arrives(visit.link.address);
  await visitor.opens('/about');
  await visitor.until(
    () => !document.body.innerText.includes('Newark'),
    'an About page that is a heading alone',
  );
  await visitor.opens('/resources/videos/career');
  await visitor.until(
    (title) =>
      document.querySelectorAll('article.card h2').length === 4 &&
      !document.body.innerText.includes(title),
    'the four videos of the gallery',
    VIDEO,
  );
});
