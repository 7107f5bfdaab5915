// A part of the build: writes frames.json, what each page shows before its code has come. The service puts it
// into the page. On a slow link people see the page and the number 211 a second earlier.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { runnerImport } from 'vite';
import { ROOT } from './machine.mjs';

process.env.NODE_ENV = 'production';
const { module } = await runnerImport(join(ROOT, 'src/shell/firstFrames.tsx'), {
  root: ROOT,
  configFile: false,
  logLevel: 'warn',
});
writeFileSync(join(process.argv[2], 'frames.json'), JSON.stringify(module.firstFrames()));
