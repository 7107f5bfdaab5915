import { ERROR_CODES, type ErrorCode } from '../../generated/bindings';
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
  if (!answer.ok) throw new BackendError(await errorCode(answer));
  return answer;
}

async function errorCode(answer: Response): Promise<ErrorCode> {
  const body = (await answer.json().catch(() => null)) as { error?: { message?: unknown } } | null;
  const message = body?.error?.message;
  const wire = typeof message === 'string' ? (message.split(' : ')[0] ?? '') : '';
  // An error that is not in the service's words comes from something between us and it.
  return ERROR_CODES[wire] ?? 'network-request-failed';
}
