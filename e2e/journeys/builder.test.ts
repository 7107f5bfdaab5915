import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { execFileSync } from 'node:child_process';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { patiently } from '../patience';
import { sheetsOf } from '../sheets';
import { beginVisit, DEVICE, type Visit } from '../visit';

/** Touches that a person may need from the idle screen to a resume on paper and employers. */
const TOUCHES_MAX = 60;
/** Seconds that a person of 50 needs for a touch, as measured; and those of ten minutes. */
const TOUCH = 2.65;
const TEN_MINUTES = 600;
const NAME = 'Ana Ruiz';
const PHONE = '9735550142';

let visit: Visit;
let paper: string;
let sticks: string;
beforeAll(async () => {
  mkdirSync(`artifacts/screens/${DEVICE}`, { recursive: true });
  paper = mkdtempSync(join(tmpdir(), 'nb-e2e-builder-paper-'));
  sticks = mkdtempSync(join(tmpdir(), 'nb-e2e-builder-sticks-'));
  mkdirSync(join(sticks, 'BLUE'));
  const env = { NB_PRINTER: `folder:${paper}`, NB_STICK_FOLDERS: sticks, NB_KEYBOARD: 'true' };
  visit = await beginVisit({ env });
});
afterAll(async () => {
  await visit.end();
  for (const folder of [paper, sticks]) rmSync(folder, { recursive: true, force: true });
});

/** Counts every touch; a letter of the keyboard on the screen is one too. */
let touches = 0;
async function touch(role: 'button' | 'link', name: string) {
  touches += 1;
  await visit.person.clicks(role, name);
}
async function types(label: string, text: string) {
  touches += 1 + text.length;
  await visit.person.types(label, text);
}
/** The page of a question, checked. */
async function isAsked(heading: string, shot: string) {
  const { person } = visit;
  await person.seesHeading(heading);
  expect(await person.violations()).toEqual([]);
  await person.window.screenshot(`artifacts/screens/${DEVICE}/builder-${shot}.png`);
}

function textOf(file: string): string {
  return execFileSync('pdftotext', ['-layout', file, '-'], { encoding: 'utf8' });
}

/** A resume for a screen reader and any printer: tagged, and each font inside it with its letters. */
function isWholePdf(file: string) {
  const about = execFileSync('pdfinfo', [file], { encoding: 'utf8' });
  expect(about).toMatch(/^Tagged: +yes$/m);
  expect(about).toMatch(/^Pages: +[12]$/m);
  // The columns "emb" and "uni" of each font.
  const fonts = execFileSync('pdffonts', [file], { encoding: 'utf8' }).trim().split('\n').slice(2);
  expect(fonts.length).toBeGreaterThan(0);
  for (const font of fonts) expect(font).toMatch(/ yes +(yes|no) +yes +\d+ +\d+$/);
}

describe('a resume by taps', () => {
  test('RES-1 no file, no email, Spanish, touch only: a resume in 60 touches', async () => {
    const { person } = visit;
    await person.opens('/');
    await touch('button', 'Español');
    await touch('link', 'Hacer un currículum');
    await isAsked('¿Qué trabajos ha hecho?', 'work');
    await touch('button', 'Trabajador de cocina');
    await isAsked('Trabajador de cocina: ¿qué hacía usted?', 'tasks');
    await touch('button', 'Hacer la preparación de comida: lavar, cortar y medir');
    await touch('button', 'Servir las comidas a tiempo');
    await touch('button', 'Cocinero de línea');
    await touch('link', 'Continuar');
    await isAsked('¿Dónde y cuándo fue?', 'place');
    await touch('button', 'Adentro');
    await person.sees('Estado de Nueva Jersey, programa de trabajo');
    expect(await person.violations()).toEqual([]);
    await touch('link', 'Continuar');
    await isAsked('Sus trabajos hasta ahora', 'jobs');
    await touch('link', 'Continuar');
    await isAsked('¿Qué más sabe hacer?', 'skills');
    await touch('button', 'Inventario');
    await touch('button', 'Puntual todos los días');
    await touch('link', 'Continuar');
    await isAsked('¿Tiene alguna licencia o certificado?', 'licences');
    await touch('button', 'ServSafe, seguridad de alimentos');
    await touch('link', 'Continuar');
    await isAsked('¿Qué escuela o curso terminó?', 'schooling');
    await touch('link', 'Continuar');
    await isAsked('¿Qué idiomas habla?', 'languages');
    await touch('button', 'Español');
    await touch('link', 'Continuar');
    await isAsked('¿Cuándo puede trabajar?', 'times');
    await touch('link', 'Continuar');
    await isAsked('¿Cómo se llama usted?', 'reach');
    await types('Nombre y apellido', NAME);
    await types('Número de teléfono', PHONE);
    await touch('link', 'Continuar');
    await isAsked('Su currículum', 'done');
    await person.sees('Servir las comidas a tiempo');
    if (DEVICE === 'kiosk') {
      await touch('button', 'Imprimir mi currículum');
      await person.sees('Se está imprimiendo.');
      await patiently(() => Promise.resolve(readdirSync(paper).length === 1));
      const [page = ''] = readdirSync(paper);
      const text = textOf(join(paper, page));
      expect(text).toContain(NAME);
      expect(text).toContain('Estado de Nueva Jersey, programa de trabajo');
      expect(text).not.toMatch(/prisi|cárcel|preso|reclus/i);
    } else {
      const { page } = visit.chromium();
      const download = page.waitForEvent('download');
      await touch('button', 'Guardar como PDF');
      const file = await (await download).path();
      expect(textOf(file)).toContain('Servir las comidas a tiempo');
      isWholePdf(file);
    }
    await touch('link', 'Ver empleadores');
    await person.isAt('/resume/new/employers');
    await person.until(() => document.querySelectorAll('.employer').length >= 3, 'three employers');
    await isAsked('Empleadores para su currículum', 'employers');
    console.log(`touches: ${touches}`);
    expect(touches).toBeLessThanOrEqual(TOUCHES_MAX);
    expect(touches * TOUCH).toBeLessThanOrEqual(TEN_MINUTES);
  });

  test('the English version is one touch, and own words are marked in it', async () => {
    const { person } = visit;
    await person.movesTo('/resume/new/tasks/0');
    await person.types('Otra cosa que hacía', 'Preparé comida para enfermos');
    await person.clicks('button', 'Agregar esto');
    await person.movesTo('/resume/new/done');
    await person.clicks('button', 'Inglés');
    await person.sees('Work experience');
    await person.sees('Preparé comida para enfermos (in Spanish)');
    await person.clicks('button', 'Con color');
    await person.until(() => document.querySelector('.sheet.design-2') !== null, 'the second look');
    expect(await person.violations()).toEqual([]);
    await person.window.screenshot(`artifacts/screens/${DEVICE}/builder-english.png`);
    if (DEVICE === 'chromium') expect(await sheetsOf(visit)).toBe(1);
  });

  test('nothing is lost on the way back, or when the page is loaded again', async () => {
    const { person } = visit;
    await person.opens('/resume/new/reach');
    await person.until(
      (name) => document.querySelector<HTMLInputElement>('#builder-name')?.value === name,
      'the name',
      NAME,
    );
    await person.movesTo('/resume/new/jobs');
    await person.until(() => document.querySelectorAll('.jobs li').length === 1, 'the job');
    await person.movesTo('/resume/new/tasks/0');
    await person.types('Otra cosa que hacía', 'Pelaba papas');
    await person.clicks('button', 'Volver');
    await person.isAt('/resume/new/jobs');
    await person.movesTo('/resume/new/tasks/0');
    await person.sees('Pelaba papas');
    await person.clicks('button', 'Quitar: Pelaba papas');
  });

  test.runIf(DEVICE === 'kiosk')('a stick takes the file, also with the network down', async () => {
    const { person, link } = visit;
    link.weather = 'cut';
    await person.movesTo('/resume/new/done');
    await person.clicks('button', 'Guardar en mi memoria USB');
    await person.sees('Está en su memoria "BLUE".');
    link.weather = 'fine';
    const [file = ''] = readdirSync(join(sticks, 'BLUE'));
    // The English version that was chosen before.
    expect(file).toBe('Ana-Ruiz-resume.pdf');
    const bytes = readFileSync(join(sticks, 'BLUE', file), 'latin1');
    expect(bytes.startsWith('%PDF-1.7') && bytes.trimEnd().endsWith('%%EOF')).toBe(true);
    isWholePdf(join(sticks, 'BLUE', file));
  });

  test('G2 when the visit ends, the answers are gone', async () => {
    const { person } = visit;
    await person.clicks('button', 'Salir ya');
    const isGone = () =>
      person
        .evaluate(
          () => location.pathname === '/' && sessionStorage.getItem('resume-answers') === null,
        )
        .catch(() => false);
    if (DEVICE === 'kiosk') {
      await patiently(isGone);
      return;
    }
    // The browser is on its way to another website.
    await patiently(async () => {
      await person.window.goto('/').catch(() => undefined);
      return isGone();
    });
  });
});
