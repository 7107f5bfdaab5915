import { createHash } from 'node:crypto';
import type { WorkChallenge } from '../src/generated/bindings';

/** Does the task of a service, as a page does it before a message is sent to a phone. */
export async function proofOfWork(address: string): Promise<string> {
  const answer = await fetch(`${address}/account/proof-of-work`);
  const { maxnumber, ...task } = (await answer.json()) as WorkChallenge;
  const hash = (number: number) =>
    createHash('sha256').update(`${task.salt}${number}`).digest('hex');
  for (let number = 0; number <= maxnumber; number += 1) {
    if (hash(number) !== task.challenge) continue;
    return Buffer.from(JSON.stringify({ ...task, number })).toString('base64');
  }
  throw new Error('the task has no answer');
}
