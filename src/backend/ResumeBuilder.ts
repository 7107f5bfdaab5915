import type {
  LetterRequest,
  MadeResume,
  MatchAnswer,
  MatchRequest,
  ResumeRequest,
  SkillTile,
} from '../generated/bindings';

/** The outcome of saving or sharing a file. */
export type Kept = { where: 'here' } | { where: 'stick'; place: string } | { where: 'nowhere' };

/** Makes resumes of tapped answers. Two implementations, no optional members. */
export interface ResumeBuilder {
  /** Makes a resume; a field that cannot be used throws `invalid-argument` and names it. */
  make(request: ResumeRequest): Promise<MadeResume>;

  /** Makes a letter of five fields. */
  makeLetter(request: LetterRequest): Promise<MadeResume>;

  /** Employers that suit the skills of a made resume, best first. Nothing is kept. */
  employers(request: MatchRequest): Promise<MatchAnswer>;

  /** The names of all skills. */
  skills(): Promise<SkillTile[]>;

  /**
   * Website: loads what answers `employers` and `skills` when the network goes down while this page is open,
   * after `keepPlaces`. A kiosk has it.
   */
  keepEmployers(): Promise<void>;

  /** Prints it: a browser prints the page that is shown, a kiosk the PDF. */
  print(made: MadeResume): Promise<void>;

  /** Saves the PDF: a browser among its downloads, a kiosk on a stick. */
  keep(made: MadeResume, name: string): Promise<Kept>;
}
