import type { WorkChallenge } from '../../generated/bindings';
import { BackendError } from '../Backend';
import { workChallenge } from './identity';
import { sha256 } from './sha256';

/** Numbers tried between two pauses: a few milliseconds of work on a slow computer. */
const SLICE = 1000;

/** Does the work that the service wants before it sends a code. */
export async function proofOfWork(): Promise<{ recaptchaToken?: string }> {
  const recaptchaToken = await workProof();
  return recaptchaToken === null ? {} : { recaptchaToken };
}

/** The proof of that work; null if the service wants none. */
export async function workProof(): Promise<string | null> {
  const pause = () => new Promise<void>((resolve) => setTimeout(resolve));
  return prove(await workChallenge(), pause);
}

/**
 * Finds the number of a challenge and returns the proof; null if none is wanted. `pause` lets the page
 * react in between. The twin of sync-protocol/src/client/phone.rs.
 */
export async function prove(
  { algorithm, challenge, salt, signature, maxnumber }: WorkChallenge,
  pause: () => Promise<void>,
): Promise<string | null> {
  if (maxnumber === 0) return null;
  for (let number = 0; number <= maxnumber; number += 1) {
    if (number % SLICE === SLICE - 1) await pause();
    if (sha256(`${salt}${number}`) === challenge)
      return btoa(JSON.stringify({ algorithm, challenge, number, salt, signature }));
  }
  throw new BackendError('network-request-failed');
}
