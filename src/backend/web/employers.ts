import type { MatchAnswer, MatchRequest, SkillTile } from '../../generated/bindings';
import { BackendError } from '../Backend';
import { call } from './call';
import { bodyOf, IMPATIENCE, orKept } from './keptCopy';

/** What this page answers to tapped skills itself while the service is out of reach. */
export interface KeptSkills {
  employers(request: MatchRequest): MatchAnswer;
  skills(): SkillTile[];
  /** Called after an answer of the service. */
  refresh(): void;
}

let kept: KeptSkills | undefined;

/** Answers from these while the service is out of reach. */
export function answerSkillsFrom(answers: KeptSkills | undefined) {
  kept = answers;
}

/** `POST /employers`: employers that suit tapped skills. */
export function employers(request: MatchRequest): Promise<MatchAnswer> {
  const headers = { 'Content-Type': 'application/json' };
  const asked = { method: 'POST', headers, body: JSON.stringify(request) };
  const answer = call('/employers', asked, kept && IMPATIENCE);
  return orKept(
    answer.then((it) => bodyOf<MatchAnswer>(it, 'matches')),
    () => kept,
    (kept) => kept.employers(request),
  );
}

/** `GET /skills`: what can be tapped. */
export function skills(): Promise<SkillTile[]> {
  const answer = call('/skills', {}, kept && IMPATIENCE);
  return orKept(
    answer.then((it) => it.json().catch(() => null)).then(listed),
    () => kept,
    (kept) => kept.skills(),
  );
}

function listed(body: unknown): SkillTile[] {
  if (!Array.isArray(body)) throw new BackendError('network-request-failed');
  return body as SkillTile[];
}
