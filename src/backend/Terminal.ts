import type { Abilities } from '../generated/bindings';

/** What ends when no one is here: the session of an account, or the visit. */
export type Ending = 'session' | 'visit';

/** Hears how many seconds are left until something ends, and null when that is over. */
export type IdleListener = (secondsLeft: number | null, ending: Ending) => void;

/** What the screens may ask of the machine they run on. Two implementations, no optional members. */
export interface Terminal {
  readonly abilities: Abilities;

  /** Where the website is, ending in a slash: codes for a phone open pages of it. */
  readonly website: string;

  /**
   * Calls the listener with the seconds until this visit or session ends, when that has to be warned of,
   * and with null when it has not (any more). Answers the way to stop.
   */
  watch(listener: IdleListener): () => void;

  /** Someone is here. */
  stay(): void;

  /** Ends the visit: signs out, forgets everything, and shows a neutral first page. */
  endVisit(): Promise<void>;

  /** Prints the page that is shown. */
  print(): Promise<void>;

  /** Reads a text aloud, line by line, until its end or `hush`; what was being read is stopped. */
  speak(text: string, language: string): Promise<void>;
  hush(): Promise<void>;

  /** The operator's way out, by PIN. */
  leave(pin: string): Promise<void>;
}
