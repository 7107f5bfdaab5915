import type { AccountWords } from './account.en';
import type { CardWords } from './card.en';
import type { ChangesWords } from './changes.en';
import type { CodeWords } from './codes.en';
import type { ContactWords } from './contact.en';
import type { DataPart } from './data/part';
import type { FindWords } from './find.en';
import type { ListingWords } from './listing.en';
import type { OutsideWords } from './outside.en';
import type { ProviderWords } from './providers.en';
import type { ResumeWords } from './resume.en';
import type { YourDataWords } from './yourData.en';
import type { SecondStepsWords } from './secondSteps.en';
import type { SecurityWords } from './security.en';
import type { SetupWords } from './setup.en';
import type { SlipWords } from './slip.en';
import type { TextWords } from './text.en';
import type { ToolsWords } from './tools.en';
import type { VideosWords } from './videos.en';
import type { VisitWords } from './visit.en';

/** The sentences of the screens that are loaded later. */
export interface Parts {
  account: AccountWords;
  card: CardWords;
  changes: ChangesWords;
  codes: CodeWords;
  contact: ContactWords;
  /** Says a value of a list in this language; English has the lists as they are. */
  data?: (field: string, text: string) => DataPart[];
  find: FindWords;
  listing: ListingWords;
  outside: OutsideWords;
  providers: ProviderWords;
  resume: ResumeWords;
  secondSteps: SecondStepsWords;
  yourData: YourDataWords;
  security: SecurityWords;
  setup: SetupWords;
  slip: SlipWords;
  text: TextWords;
  tools: ToolsWords;
  videos: VideosWords;
  visit: VisitWords;
}

/** The parts of a language that has only the screens which everybody needs (screens.ts). */
export type PublicParts = Required<
  Pick<
    Parts,
    | 'card'
    | 'contact'
    | 'data'
    | 'find'
    | 'listing'
    | 'outside'
    | 'slip'
    | 'text'
    | 'tools'
    | 'visit'
  >
>;
