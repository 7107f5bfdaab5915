import { BackendError } from '../backend/Backend';

/** A field that the service refused, and why, in its words (`sync-protocol/src/desk_import.rs`). */
export interface RefusedField {
  field: string;
  problem: string;
}

/** What an error says of a field: `INVALID_ARGUMENT : phone : phone`. */
export function refusedField(error: unknown): RefusedField | null {
  if (!(error instanceof BackendError) || error.code !== 'invalid-argument') return null;
  const [, field, problem = ''] = error.said?.split(' : ') ?? [];
  return field ? { field, problem } : null;
}
