import type { OwnEntry, EntryAnswer } from '../generated/bindings';

/** Links by which a place looks at its own entry in a list. */
export interface EntryLinks {
  /** The entry of a link. Spends nothing. */
  look(code: string): Promise<OwnEntry>;
  /** Sends what the place says, and spends the link. */
  answer(answer: EntryAnswer): Promise<void>;
}
