import { invoke } from '@tauri-apps/api/core';
import {
  ERROR_CODES,
  type ErrorCode,
  type MakeRefusal,
  type UploadRefusal,
} from '../../generated/bindings';
import { BackendError } from '../Backend';

/** Calls a command of src-tauri/src/commands.rs. What fails throws a BackendError. */
export async function command<T>(name: string, content: Record<string, unknown>): Promise<T> {
  try {
    return await invoke<T>(name, content);
  } catch (refusal) {
    if (isRefusal(refusal)) {
      const { code, why = null, reference = null, field = null } = refusal;
      throw new BackendError(code, why, reference, field);
    }
    throw new BackendError(isErrorCode(refusal) ? refusal : 'internal-error');
  }
}

function isErrorCode(value: unknown): value is ErrorCode {
  return Object.values(ERROR_CODES).includes(value as ErrorCode);
}

/** What src-tauri answers for a failed request; `why` only for uploads, `field` only for a form. */
type Refusal = { code: ErrorCode } & Partial<UploadRefusal> & Partial<MakeRefusal>;

function isRefusal(value: unknown): value is Refusal {
  return typeof value === 'object' && value !== null && 'code' in value && isErrorCode(value.code);
}
