// The S3 server of the tests, as a process that answers 503 when it is told to.
import { join } from 'node:path';
import { lastWords, start, stop } from '../../processes.mjs';

/** Starts it. `settings` are those of a service that keeps its files there. */
export async function startStorage(programs) {
  const program = join(programs, 'examples/s3_server');
  const pipes = { stdin: 'pipe', stdout: 'pipe', stderr: 'pipe' };
  const child = start(program, [], pipes);
  const said = lastWords(child.stderr);
  const settings = await new Promise((resolve, reject) => {
    let text = '';
    child.once('error', reject);
    child.once('close', (code) => reject(new Error(`${program} ended with ${code}: ${said()}`)));
    child.stdout.on('data', (chunk) => {
      text += chunk;
      if (text.includes('ready\n'))
        resolve(text.split('\n').filter((line) => line.startsWith('-')));
    });
  });
  return { settings, say: (word) => child.stdin.write(`${word}\n`), stop: () => stop(child) };
}
