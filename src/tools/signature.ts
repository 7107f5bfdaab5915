import type { PapersPlanner } from '../generated/bindings';
import { RULES_DATED } from './dated';

/** Whether the planner is shown, and who stands for its rules. */
export type Shown =
  { is: 'hidden' } | { is: 'unsigned' } | { is: 'signed'; by: string; on: string };

/** A signature from before the last change of the rules does not count. */
export function shownBy(planner: PapersPlanner, dated = RULES_DATED): Shown {
  if (planner.state === 'unsigned') return { is: 'unsigned' };
  if (planner.state === 'signed' && planner.on >= dated)
    return { is: 'signed', by: planner.by, on: planner.on };
  return { is: 'hidden' };
}
