import type { MadeResume, MatchAnswer, SkillTile } from '../../generated/bindings';
import { bytesOf } from '../base64';
import type { ResumeBuilder } from '../ResumeBuilder';
import { call } from './call';
import { saveFile } from './saveFile';

/** On the website the service makes the resume, and keeps nothing of it. */
export function openWebBuilder(): ResumeBuilder {
  return {
    make: (request) => answered<MadeResume>('/resume', request),
    makeLetter: (request) => answered<MadeResume>('/letter', request),
    employers: (request) => answered<MatchAnswer>('/employers', request),
    skills: async () => (await (await call('/skills')).json()) as SkillTile[],
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

async function answered<T>(path: string, request: unknown): Promise<T> {
  const headers = { 'Content-Type': 'application/json' };
  const answer = await call(path, { method: 'POST', headers, body: JSON.stringify(request) });
  return (await answer.json()) as T;
}
