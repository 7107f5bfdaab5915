import type { Account } from './Account';
import type { EntryLinks } from './EntryLinks';
import type { PlaceTexts } from './PlaceTexts';
import type { ResumeBuilder } from './ResumeBuilder';
import type { Terminal } from './Terminal';
import type {
  ContactMessage,
  Delivery,
  ErrorCode,
  FindAnswer,
  FindQuestion,
  Language,
  Listing,
  OutsideVisit,
  Page,
  PapersPlanner,
  Place,
  PlaceReport,
  PlaceUse,
  SearchAnswer,
  SetupProblem,
  Unreadable,
  ZeroResultSearch,
} from '../generated/bindings';

/** Where the screens run. A browser belongs to its person, a kiosk is shared. */
export type Device = { kind: 'browser' } | { kind: 'kiosk'; site: string };

/** Everything the screens may ask of the outside world. Two implementations, no optional members. */
export interface Backend {
  readonly device: Device;

  /** The address behind "Deliver Email". */
  readonly contactEmail: string;

  /** Whether the papers planner is shown, and who signed its rules. */
  readonly papersPlanner: PapersPlanner;

  /** The language a visit begins with. */
  readonly language: Language;

  /** The town, ZIP code or county that a visit searches around until another is said; empty: none. */
  readonly town: string;

  /** Whether a person was probably logged in when this page began; decided before its first drawing. */
  readonly isSignedInAtStart: boolean;

  /** Whether the place that this program came from answers now; on a kiosk it is the same machine. */
  isReachable(): Promise<boolean>;

  /** The rows of a list; on a kiosk without network the kept copy, with its time. */
  listing(name: string): Promise<Listing>;

  /** Places that answer a need, best first; on a kiosk without network from the kept lists. */
  find(question: FindQuestion): Promise<FindAnswer>;

  /** Searches all lists at once; on a kiosk without network the kept ones. */
  search(text: string): Promise<SearchAnswer>;

  /** One place, by its id or by a code of a saved list (`food.1a2b3c4`), also an old one. */
  place(id: string): Promise<Place>;

  /**
   * Website: loads what answers `find`, `search`, `place` and `listing` when the network goes down while
   * this page is open. A kiosk has it.
   */
  keepPlaces(): Promise<void>;

  /** Reports that a fact of a place is wrong. Sending it again with the same key is harmless. */
  reportPlace(report: PlaceReport): Promise<Delivery>;

  /** Counts a page view. Never fails and never makes anybody wait. */
  countPageView(page: Page): void;

  /**
   * Counts what was done with places, each named by its id or its code in a saved list. Never fails and
   * never makes anybody wait.
   */
  countPlaceUses(places: string[], kind: PlaceUse): void;

  /** Counts a search that found nothing. Never fails and never makes anybody wait. */
  countZeroResult(search: ZeroResultSearch): void;

  /** A new idempotency key: 32 hexadecimal digits. */
  newKey(): string;

  /** Sends a message of the contact form. Sending it again with the same key is harmless. */
  sendMessage(message: ContactMessage): Promise<Delivery>;

  /** Loads the code of accounts; the first screen that needs it asks for it. */
  openAccount(): Promise<Account>;

  /**
   * The same, once it was loaded or a person may be signed in; until then it costs nothing.
   * Never fails.
   */
  accountInUse(): Promise<Account>;

  /** Makes resumes of tapped answers, without an account. */
  openResumeBuilder(): Promise<ResumeBuilder>;

  /** Sends places to a phone by text message. */
  openPlaceTexts(): Promise<PlaceTexts>;

  /** Links by which a place looks at its own entry; only on the website. */
  openEntryLinks(): Promise<EntryLinks>;

  /** The machine the screens run on. */
  openTerminal(): Promise<Terminal>;

  /** Kiosk: opens an address in the locked second window if its host is allowed. */
  openOutside(address: string): Promise<OutsideVisit>;
}

/** The only error a Backend throws. Screens choose their words by `code`, never by matching text. */
export class BackendError extends Error {
  constructor(
    readonly code: ErrorCode,
    /** The kind of file, when it was refused because of it. */
    readonly why: Unreadable | null = null,
    /** The number by which the operator finds a fault of the service. */
    readonly reference: string | null = null,
    /** What the provider of accounts said, word for word. */
    readonly said: string | null = null,
    /** What is there now, when another person was faster. */
    readonly now: unknown = null,
  ) {
    super(code);
  }

  /** The code of an error that was thrown. */
  static codeOf(error: unknown): ErrorCode {
    return error instanceof BackendError ? error.code : 'internal-error';
  }

  /** The reference of an error that was thrown, if it has one. */
  static referenceOf(error: unknown): string | null {
    return error instanceof BackendError ? error.reference : null;
  }
}

/** The kiosk is set up wrongly; the screen names what is wrong. */
export class SetupError extends Error {
  constructor(readonly problem: SetupProblem) {
    super(problem.problem);
  }
}
