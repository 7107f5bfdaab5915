import { expect } from 'vitest';
import type { Person } from '../person';
import { openOwnersDesk, byKeyboard, looks, onWebsite, writesByKeyboard } from '../staff';

const VIDEO = 'Your first week at work';

const desk = openOwnersDesk();

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
    await desk.owner.opens('/desk/texts');
    await desk.owner.seesHeading('Pages');
    await desk.owner.sees('The page shows only its heading.');
    await looks(desk.owner, 'desk-pages');
    await byKeyboard(desk.owner, 'Add a text');
    await writesByKeyboard(desk.owner, 'In English', 'We are open in Newark.');
    await byKeyboard(desk.owner, 'Save and show to everyone');
    await desk.owner.sees('Fill in every field.');
    await looks(desk.owner, 'desk-pages-refused');
    const visitor = await desk.others.arrives(desk.visit.link.address);
    expect(await about(visitor), 'nothing half').toEqual([]);

    await desk.owner.presses('Shift+Tab');
    await writesByKeyboard(desk.owner, 'In Spanish', 'Estamos abiertos en Newark.');
    await byKeyboard(desk.owner, 'Save and show to everyone');
    await desk.owner.sees('Saved. Everyone can see it now.');
    await looks(desk.owner, 'desk-pages-saved');
    await visitor.opens('/about');
    await visitor.sees('We are open in Newark.');
    await visitor.seesHeading('About Us');
    await looks(visitor, 'about-written');
    await visitor.choosesLanguage('es');
    await visitor.sees('Estamos abiertos en Newark.');
  },
);

onWebsite('DSK a video is added behind those of its gallery', async () => {
  await byKeyboard(desk.owner, 'Add a video');
  await desk.owner.sees('Video 1');
  await writesByKeyboard(desk.owner, 'Title of the video', VIDEO);
  await writesByKeyboard(desk.owner, 'What it is about, in English', 'How the first days go.');
  await writesByKeyboard(desk.owner, 'What it is about, in Spanish', 'Cómo son los primeros días.');
  await writesByKeyboard(desk.owner, 'Web address', 'https://www.youtube.com/watch?v=dQw4w9WgXcQ');
  await looks(desk.owner, 'desk-pages-video');
  await byKeyboard(desk.owner, 'Save and show to everyone');
  await desk.owner.sees('Saved. Everyone can see it now.');
  const [visitor] = desk.others.people;
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
  await desk.owner.opens('/desk/texts');
  await desk.owner.seesHeading('Pages');
  await byKeyboard(desk.owner, 'Español');
  await desk.owner.seesHeading('Páginas');
  await looks(desk.owner, 'desk-pages-spanish');
  await byKeyboard(desk.owner, 'Quitar el texto 1');
  await byKeyboard(desk.owner, 'Quitar el video 1');
  await byKeyboard(desk.owner, 'Guardar y mostrar a todos');
  await desk.owner.sees('Guardado. Ahora todos pueden verlo.');
  const visitor = await desk.others.arrives(desk.visit.link.address);
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
