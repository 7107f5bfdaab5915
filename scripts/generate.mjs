// `npm run generate`: writes the TypeScript types and limits from the Rust types.
import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from './machine.mjs';

const RUN = [
  'run',
  '-q',
  '-p',
  'sync-protocol',
  '--features',
  'typescript',
  '--example',
  'bindings',
];

for (const name of ['bindings', 'limits']) {
  const text = execFileSync('cargo', [...RUN, '--', name], {
    cwd: ROOT,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  writeFileSync(join(ROOT, `src/generated/${name}.ts`), text);
}
