import type { EntryAnswer } from '../generated/bindings';

/** The answer of a place, without the code of its link and the entry that it saw. */
export type Said = Omit<EntryAnswer, 'code' | 'seen'>;
