import type { DeskAnswer, DeskPlace } from '../generated/bindings';

/** What is said when something is done: a line, or one that depends on the answer. */
export type Line = string | ((answer: DeskAnswer) => string);

/** Does something with a place and says what became of it. */
export type Act = (
  work: (place: DeskPlace) => Promise<DeskAnswer>,
  line: Line,
  undoable?: boolean,
) => Promise<boolean>;
