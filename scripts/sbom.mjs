// `npm run sbom`: lists the parts of the service, the kiosk and the website as CycloneDX JSON in
// artifacts/sbom. It needs the lock files and the crates in cargo's cache.
import { mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ensureTool, ROOT } from './machine.mjs';
import { run } from './steps.mjs';
import { members } from './workspace.mjs';

const folder = join(ROOT, 'artifacts/sbom');
mkdirSync(folder, { recursive: true });

// The build tools are included: with `--omit dev` npm would leave React out.
const npm = ['sbom', '--package-lock-only', '--sbom-format', 'cyclonedx'];
const website = run('npm', npm, { keep: true });
writeFileSync(join(folder, 'website.json'), website);

ensureTool('cargo-cyclonedx', '0.5.9');
run('cargo', ['cyclonedx', '--format', 'json', '--override-filename', 'sbom']);
const programs = new Map([
  ['sync-service', 'service'],
  ['resume-reader', 'resume-reader'],
  ['src-tauri', 'kiosk'],
]);
// The tool writes one file for each workspace member. The libraries are part of the programs.
for (const member of members(readFileSync(join(ROOT, 'Cargo.toml'), 'utf8'))) {
  const written = join(ROOT, member, 'sbom.json');
  const program = programs.get(member);
  if (program) renameSync(written, join(folder, `${program}.json`));
  else rmSync(written);
}

for (const name of ['website', ...programs.values()]) {
  const { components = [] } = JSON.parse(readFileSync(join(folder, `${name}.json`), 'utf8'));
  if (components.length === 0) throw new Error(`${name}.json names no component`);
  console.log(`  artifacts/sbom/${name}.json: ${components.length} components`);
}
