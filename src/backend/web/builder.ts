import type { MadeResume } from '../../generated/bindings';
import { bytesOf } from '../base64';
import type { ResumeBuilder } from '../ResumeBuilder';
import { call } from './call';
import { employers, skills } from './employers';
import { bodyOf } from './keptCopy';
import { saveFile } from './saveFile';

/** On the website the service makes the resume, and keeps nothing of it. */
export function openWebBuilder(): ResumeBuilder {
  return {
    make: (request) => made('/resume', request),
    makeLetter: (request) => made('/letter', request),
    employers,
    skills,
    keepEmployers: async () => (await import('./keptEmployers')).keepEmployers(),
    print() {
      window.print();
      return Promise.resolve();
    },
    keep({ pdf }, name) {
      saveFile(new Blob([bytesOf(pdf)], { type: 'application/pdf' }), name);
      return Promise.resolve({ where: 'here' });
    },
  };
}

async function made(path: string, request: unknown): Promise<MadeResume> {
  const headers = { 'Content-Type': 'application/json' };
  const answer = await call(path, { method: 'POST', headers, body: JSON.stringify(request) });
  return bodyOf<MadeResume>(answer, 'pdf');
}
