import type { EntryAnswer } from '../generated/bindings';

/** The answer of a place, without the code of its link. */
export type Said = Omit<EntryAnswer, 'code'>;
