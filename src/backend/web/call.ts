import { ERROR_CODES, type ErrorCode, type Unreadable } from '../../generated/bindings';
import { BackendError } from '../Backend';

/** How long an answer may take, in milliseconds. */
const TIMEOUT = 15_000;

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
  if (!answer.ok) throw refusal(await answer.json().catch(() => null));
  return answer;
}

/** What an error body says. One that is not in the service's words comes from something between us
 * and it. */
export function refusal(body: unknown): BackendError {
  const message = (body as { error?: { message?: unknown } } | null)?.error?.message;
  const said = typeof message === 'string' ? message : null;
  const [wire = '', why = ''] = said?.split(' : ') ?? [];
  const code: ErrorCode = ERROR_CODES[wire] ?? 'network-request-failed';
  return new BackendError(code, code === 'file-not-pdf' ? (why as Unreadable) : null, said);
}
