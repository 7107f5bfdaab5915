import type { KeptEmployers } from '../../generated/bindings';
import { answerTo, tilesOf } from '../../tappedskills/answer';
import { answerSkillsFrom } from './employers';
import { KeptCopy } from './keptCopy';
import { keptZip } from './places';

/** Loads what tapped skills count for each employer, so that this page answers while the network is down. */
export async function keepEmployers(): Promise<void> {
  const kept = await KeptCopy.load<KeptEmployers>('/employers/all', 'employers');
  answerSkillsFrom({
    employers({ skills, zip }) {
      const { content, fetchedAt } = kept.current;
      const from = zip === null ? null : keptZip(zip);
      return { ...answerTo(content, skills, from), keptAt: fetchedAt };
    },
    skills: () => tilesOf(kept.current.content),
    refresh: () => kept.refresh(),
  });
}
