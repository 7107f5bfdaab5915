import type { MadeResume, MatchAnswer, SkillTile } from '../../generated/bindings';
import type { ResumeBuilder } from '../ResumeBuilder';
import { command } from './command';

/** At a kiosk the program itself makes the resume, with or without a network. */
export function openKioskBuilder(): ResumeBuilder {
  return {
    make: (request) => command<MadeResume>('make_resume', { request }),
    makeLetter: (request) => command<MadeResume>('make_letter', { request }),
    employers: (request) => command<MatchAnswer>('fitting_employers', { request }),
    skills: () => command<SkillTile[]>('skill_names', {}),
    keepEmployers: () => Promise.resolve(),
    print: ({ pdf }) => command('print_pdf', { content: pdf }),
    async keep({ pdf }, name) {
      const place = await command<string | null>('save_on_stick', { name, content: pdf });
      return place === null ? { where: 'nowhere' } : { where: 'stick', place };
    },
  };
}
