// `node scripts/hsds.mjs`: validates the package that `export-hsds` writes with `frictionless`, the
// validator that the specification itself is checked with. It needs the network when it runs for the first
// time. The official client's tests check the schemas of the JSON answers.
import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ROOT, TARGET, ensurePackages } from './machine.mjs';
import { run, step, summary } from './steps.mjs';

const VERSION = '5.18.1';
const VENV = join(TARGET, `frictionless-${VERSION}`);
const LISTS = join(ROOT, 'sync-service/data/nj');

const work = mkdtempSync(join(tmpdir(), 'nb-hsds-'));
const [data, folder] = [join(work, 'data'), join(work, 'package')];
const program = join(TARGET, 'debug/sync-service');
const validate = (name) => run(join(VENV, 'bin/frictionless'), ['validate', join(folder, name)]);

/** Describes our files by the columns of the specification, and by its links between them. */
function asSpecified() {
  const tables = JSON.parse(readFileSync(join(ROOT, 'e2e/contract/hsds-3.0-tables.json'), 'utf8'));
  const files = readdirSync(folder).filter((name) => name.endsWith('.csv'));
  const names = files.map((file) => tables[file].name);
  const resources = files.map((path) => {
    const { name, fields, foreignKeys } = tables[path];
    const [header] = readFileSync(join(folder, path), 'utf8').split('\n');
    const columns = header.split(',');
    const keys = foreignKeys.filter(
      (key) => columns.includes(key.fields) && names.includes(key.reference.resource),
    );
    const own = columns.map((column) => fields.find((field) => field.name === column));
    return { name, path, schema: { primaryKey: 'id', fields: own, foreignKeys: keys } };
  });
  const text = JSON.stringify({ name: 'human_services_data', resources });
  writeFileSync(join(folder, 'as-specified.json'), text);
}

try {
  await step('frictionless', () => {
    if (existsSync(join(VENV, 'bin/frictionless'))) return;
    ensurePackages('open data');
    execFileSync('python3', ['-m', 'venv', VENV], { stdio: 'inherit' });
    const install = ['install', '--quiet', `frictionless==${VERSION}`];
    execFileSync(join(VENV, 'bin/pip'), install, { stdio: 'inherit' });
  });
  // With the tests, as `npm test` builds them: with other features every crate would be compiled again.
  await step('the program', () => {
    const all = ['--workspace', '--features', 'sync-protocol/typescript'];
    run('cargo', ['nextest', 'run', '--no-run', ...all]);
  });
  await step('the package', () => {
    for (const file of readdirSync(LISTS).filter((name) => name.endsWith('.csv'))) {
      const words = ['import-listings', join(LISTS, file), '--name', file.slice(0, -4)];
      execFileSync(program, [...words, '--new', '--data', data], { stdio: 'ignore' });
    }
    execFileSync(program, ['export-hsds', folder, '--data', data], { stdio: 'inherit' });
    asSpecified();
  });
  await step('as we describe it', () => validate('datapackage.json'));
  await step('as the specification describes it', () => validate('as-specified.json'));
} finally {
  rmSync(work, { recursive: true });
}
summary();
