import type { DeskAnswer, DeskPlace } from '../generated/bindings';
import type { DeskWords } from '../words/desk.en';

/** What is said when something is done; it may depend on the answer. */
export type Line = (
  words: DeskWords,
  answer: DeskAnswer,
  nameOf: (fact: string) => string,
) => string;

/** Does something with a place and says what became of it. */
export type Act = (
  work: (place: DeskPlace) => Promise<DeskAnswer>,
  line: Line,
  undoable?: boolean,
) => Promise<boolean>;
