import { chmodSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { patiently } from '../patience';
import { beginVisit, DEVICE, type Visit } from '../visit';

/** In place of speech-dispatcher's program: writes down what it is told, and stays as long as it may. */
const SPEAKER = `#!/bin/sh
cd "$(dirname "$0")"
echo "called with: $*" >> said
[ "$1" = --cancel ] && exit
echo $$ > pid
while read -r line; do echo "$line" >> said; done
while [ -e patient ]; do sleep 0.1; done
`;

describe.runIf(DEVICE === 'kiosk')('reading aloud', () => {
  let visit: Visit;
  let folder: string;
  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'nb-e2e-aloud-'));
    writeFileSync(join(folder, 'spd-say'), SPEAKER);
    chmodSync(join(folder, 'spd-say'), 0o755);
    writeFileSync(join(folder, 'said'), '');
    visit = await beginVisit({ env: { PATH: `${folder}:${process.env.PATH}` } });
  });
  afterAll(async () => {
    await visit.end();
    rmSync(folder, { recursive: true, force: true });
  });

  const said = () => readFileSync(join(folder, 'said'), 'utf8').split('\n');

  const hears = (line: string) => patiently(() => Promise.resolve(said().includes(line)));
  /** Who has ended has no command line any more. */
  const isStopped = () =>
    patiently(() => {
      const pid = readFileSync(join(folder, 'pid'), 'utf8').trim();
      const file = `/proc/${pid}/cmdline`;
      return Promise.resolve(!existsSync(file) || readFileSync(file, 'utf8') === '');
    });

  test('KSK-5 a page is read line by line, and the button says when it is over', async () => {
    const { person } = visit;
    await person.opens('/contact');
    await person.clicks('button', 'Read this page');
    await hears('called with: --pipe-mode --wait --language en');
    await hears('Contact Us.');
    await person.sees('Read this page');
    await isStopped();
    expect(said().length).toBeGreaterThan(8);
  });

  test('KSK-5 the home page says its six doors', async () => {
    const { person } = visit;
    await person.opens('/');
    await person.clicks('button', 'Read this page');
    await hears('What do you need?');
    await hears('Eat.');
    await hears('Health and support.');
    await person.sees('Read this page');
    expect(said()).not.toContain('Kreyòl ayisyen.');
  });

  test('KSK-5 an answer is read fact by fact, and without its buttons', async () => {
    const { person } = visit;
    writeFileSync(join(folder, 'said'), '');
    await person.opens('/find/food?near=Newark');
    await person.sees('Save or share');
    const kind = await person.evaluate(
      () => document.querySelector('.place-kind')?.textContent.replace(' · ', '') ?? '',
    );
    await person.clicks('button', 'Read this page');
    await hears(`${kind}.`);
    await person.sees('Read this page');
    expect(said()).not.toContain('Save or share.');
  });

  test('KSK-5 another press is silence at once', async () => {
    const { person } = visit;
    writeFileSync(join(folder, 'patient'), '');
    await person.clicks('button', 'Read this page');
    await person.clicks('button', 'Stop reading');
    await hears('called with: --cancel');
    await isStopped();
    await person.sees('Read this page');
  });

  test('KSK-5 a question of the interview is heard, in the language of the visit', async () => {
    const { person } = visit;
    rmSync(join(folder, 'patient'), { force: true });
    writeFileSync(join(folder, 'said'), '');
    await person.opens('/interview');
    await person.clicks('button', 'Hear the question');
    await hears('called with: --pipe-mode --wait --language en');
    await hears('Tell me about yourself.');
    await isStopped();
    await person.choosesLanguage('es');
    await person.clicks('button', 'Oír la pregunta');
    await hears('called with: --pipe-mode --wait --language es');
    await person.choosesLanguage('en');
    await person.opens('/contact');
    writeFileSync(join(folder, 'patient'), '');
  });

  test('KSK-5 who leaves is not read to any more', async () => {
    const { person } = visit;
    writeFileSync(join(folder, 'said'), '');
    await person.clicks('button', 'Read this page');
    await hears('Contact Us.');
    await person.clicks('button', 'Leave now');
    await hears('called with: --cancel');
    await isStopped();
  });
});
