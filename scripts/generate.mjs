// `npm run generate`: writes the TypeScript types from the Rust types.
import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from './machine.mjs';

const text = execFileSync(
  'cargo',
  ['run', '-q', '-p', 'sync-protocol', '--features', 'typescript', '--example', 'bindings'],
  { cwd: ROOT, encoding: 'utf8', stdio: ['ignore', 'pipe', 'inherit'] },
);
writeFileSync(join(ROOT, 'src/generated/bindings.ts'), text);
