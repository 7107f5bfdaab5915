import { BackendError } from '../backend/Backend';
import type { ActKind, DeskDecided } from '../generated/bindings';
import type { OfficeWords } from '../words/deskOffice.en';
import { whoName } from '../words/whoName';
import type { Saying } from './useSaid';

/** What a suggestion can become, by the act that decides about it. */
const DECISIONS = ['approve', 'return', 'put-away'] as const satisfies ActKind[];

/** Says that a suggestion does not wait any more, and who decided, if that is known; null for another error. */
export function notWaiting(error: unknown): Saying<OfficeWords> | null {
  if (!(error instanceof BackendError)) return null;
  if (error.code === 'not-found') return (it) => it.notWaiting;
  if (error.code !== 'changed-meanwhile') return null;
  const { kind, who } = (error.now ?? {}) as Partial<DeskDecided>;
  const decision = DECISIONS.find((it) => it === kind);
  if (!decision || !who) return null;
  return (it, { language }) => `${it.decided[decision](whoName(who, language))} ${it.notWaiting}`;
}
