import type {
  MatchAnswer,
  MatchRequest,
  SelectableFile,
  Resume,
  Resumes,
  SkillTile,
} from '../generated/bindings';

/** A file to be uploaded: one the browser was given, or one the kiosk offers. */
export type Chosen = File | SelectableFile;

/** What an upload reports while it runs, and how it is stopped. */
export interface UploadWatch {
  /** Bytes that have arrived, of all; never less than before. */
  onProgress: (sent: number, all: number) => void;
  /** Whether the link is being waited for. */
  onWaiting: (waiting: boolean) => void;
  signal: AbortSignal;
}

/** A person's resumes and what comes of them. What is refused throws a BackendError. */
export interface ResumeShelf {
  /** Bytes of the largest file that this installation keeps. */
  readonly maxBytes: number;

  list(): Promise<Resumes>;

  /** Kiosk: the PDFs on a plugged-in stick and in the allowed folder. A browser has a picker. */
  offers(): Promise<SelectableFile[]>;

  /** Uploads a file, points to it as the current one, and resumes by itself after a cut. */
  upload(chosen: Chosen, watch: UploadWatch): Promise<void>;

  /**
   * Shows a file: in a new tab, or in the kiosk's viewer. Without its bytes nothing opens, and the
   * error is `not-found`.
   */
  open(resume: Resume): Promise<void>;

  /** Removes a file, and points to none as the current one (RES-4). */
  remove(resume: Resume): Promise<void>;

  /** Employers that suit the current resume and the skills that were tapped. */
  employers(request: MatchRequest): Promise<MatchAnswer>;

  /** Skills to tap. */
  skills(): Promise<SkillTile[]>;
}
