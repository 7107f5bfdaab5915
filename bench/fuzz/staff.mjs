// Opens a session of an owner of the staff desk: a confirmed address and a second factor are needed.
import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { totp } from '../totp.mjs';

const EMAIL = 'owner@county.example';

/**
 * Returns an access token that opens the desk.
 *
 * @param program the service, for its command line
 * @param data its data folder
 * @param call calls the identity protocol: `call('v1', 'signUp', body)`
 */
export async function ownerToken(program, data, call) {
  execFileSync(program, ['desk', 'owner', EMAIL, '--data', data]);
  const account = { email: EMAIL, password: 'Sunrise2024', returnSecureToken: true };
  const { idToken } = await call('v1', 'signUp', account);
  await call('v1', 'sendOobCode', { requestType: 'VERIFY_EMAIL', idToken });
  await call('v1', 'update', { oobCode: await mailedCode(join(data, 'mail')) });
  const started = await call('v2', 'mfaEnrollment:start', { idToken, totpEnrollmentInfo: {} });
  const { sharedSecretKey, sessionInfo } = started.totpSessionInfo;
  const totpVerificationInfo = { sessionInfo, verificationCode: totp(sharedSecretKey) };
  const body = { idToken, displayName: 'Fuzz', totpVerificationInfo };
  return (await call('v2', 'mfaEnrollment:finalize', body)).idToken;
}

/** Waits for the mail that confirms the address, and returns its code. */
async function mailedCode(folder) {
  for (let attempt = 0; attempt < 400; attempt += 1) {
    for (const file of mailsIn(folder)) {
      // Long lines are folded (quoted-printable, RFC 2045).
      const text = readFileSync(join(folder, file), 'utf8').replace(/=\r?\n/g, '');
      const code = /mode(?:=|=3D)verifyEmail\b.*?oobCode(?:=3D|=)([\w-]+)/.exec(text)?.[1];
      if (code) return code;
    }
    await wait(25);
  }
  throw new Error('the mail that confirms the address did not come');
}

function mailsIn(folder) {
  try {
    return readdirSync(folder).filter((file) => file.endsWith('.eml'));
  } catch {
    return [];
  }
}
