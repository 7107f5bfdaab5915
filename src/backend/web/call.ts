import { ERROR_CODES, type ErrorCode, type Unreadable } from '../../generated/bindings';
import { BackendError } from '../Backend';

/** How long an answer may take, in milliseconds. */
const TIMEOUT = 15_000;

/** The header with the reference of an answer. */
export const REFERENCE = 'x-request-id';
/** A proxy may put its own text there; the operator could not find that in our log. */
const OUR_REFERENCE = /^\w{5}-\w{5}$/;

/** Asks the service the page came from. What fails throws a BackendError. */
export async function call(
  path: string,
  init: RequestInit = {},
  timeout = TIMEOUT,
): Promise<Response> {
  let answer: Response;
  try {
    answer = await fetch(path, { ...init, signal: AbortSignal.timeout(timeout) });
  } catch {
    throw new BackendError('network-request-failed');
  }
  if (!answer.ok) {
    const body: unknown = await answer.json().catch(() => null);
    throw refusal(body, answer.status, answer.headers.get(REFERENCE));
  }
  return answer;
}

/** What an error body says. One that is not in the service's words comes from something between us
 * and it. A fault of the service (5xx) keeps its reference; a refusal needs none. */
export function refusal(body: unknown, status: number, reference: string | null): BackendError {
  const message = (body as { error?: { message?: unknown } } | null)?.error?.message;
  const now = (body as { now?: unknown } | null)?.now ?? null;
  const said = typeof message === 'string' ? message : null;
  const [wire = '', why = ''] = said?.split(' : ') ?? [];
  const code: ErrorCode = ERROR_CODES[wire] ?? 'network-request-failed';
  const unreadable = code === 'file-not-pdf' ? (why as Unreadable) : null;
  const isFault = status >= 500 && OUR_REFERENCE.test(reference ?? '');
  return new BackendError(code, unreadable, isFault ? reference : null, said, now);
}
