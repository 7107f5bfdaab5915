import type { DeskAnswer, DeskPlace } from '../generated/bindings';

/** Does something with a place and says what became of it. */
export type Act = (
  work: (place: DeskPlace) => Promise<DeskAnswer>,
  line: string,
  undoable?: boolean,
) => Promise<boolean>;
