import { bytesOf } from '../base64';

/** What an access token tells of its session. */
interface Claims {
  /** When the person signed in, in seconds since 1970 (OpenID Connect, `auth_time`). */
  auth_time?: unknown;
  /** The account. */
  user_id?: unknown;
}

/** The claims of an access token; none of a text that is not one. The service checks tokens. */
export function claimsOf(idToken: string): Claims {
  const payload = idToken.split('.')[1] ?? '';
  const base64 = payload.replaceAll('-', '+').replaceAll('_', '/');
  try {
    return JSON.parse(new TextDecoder().decode(bytesOf(base64))) as Claims;
  } catch {
    return {};
  }
}
