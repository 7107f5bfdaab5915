import type { EntryAnswer } from '../generated/bindings';

/** What a place says, without the code of its link. */
export type Said = Omit<EntryAnswer, 'code'>;
