import type { DeskLists } from '../../generated/bindings';

/** Does something with the lists and says what became of it. Answers whether it was done. */
export type ActOnLists = (
  work: (seen: DeskLists) => Promise<DeskLists>,
  line: string,
) => Promise<boolean>;
