import { invoke } from '@tauri-apps/api/core';
import { ERROR_CODES, type ErrorCode, type UploadRefusal } from '../../generated/bindings';
import { BackendError } from '../Backend';

/** Calls a command of src-tauri/src/commands.rs. What fails throws a BackendError. */
export async function command<T>(name: string, content: Record<string, unknown>): Promise<T> {
  try {
    return await invoke<T>(name, content);
  } catch (refusal) {
    if (isRefusal(refusal))
      throw new BackendError(refusal.code, refusal.why ?? null, refusal.reference ?? null);
    throw new BackendError(isErrorCode(refusal) ? refusal : 'internal-error');
  }
}

function isErrorCode(value: unknown): value is ErrorCode {
  return Object.values(ERROR_CODES).includes(value as ErrorCode);
}

/** What src-tauri answers for a failed request; `why` only for uploads. */
type Refusal = Pick<UploadRefusal, 'code' | 'reference'> & Partial<UploadRefusal>;

function isRefusal(value: unknown): value is Refusal {
  return typeof value === 'object' && value !== null && 'code' in value && isErrorCode(value.code);
}
