import type {
  ArrangeLists,
  DeskAct,
  DeskAnswer,
  DeskChange,
  DeskContradiction,
  DeskImport,
  DeskImportRows,
  DeskInsight,
  DeskKiosk,
  DeskKioskSettings,
  DeskLists,
  DeskPages,
  LinkFound,
  DeskMe,
  DeskMessage,
  DeskMessages,
  DeskNotice,
  DeskPlace,
  DeskQueue,
  DeskSuggestion,
  EntryLink,
  ImportReport,
  NewEntryLink,
  NewList,
  NewNotice,
  QueueView,
  RecordedAct,
  Row,
  StaffInvite,
  StaffMember,
} from '../generated/bindings';

/** What is looked for in the queue. */
export interface QueueQuestion {
  view: QueueView;
  /** The name of a list; empty for all. */
  list: string;
  /** Words of name, town, address or telephone number. */
  text: string;
}

/** How a table of places is saved. */
export type TableFormat = 'csv' | 'xlsx' | 'json' | 'hsds.zip' | 'hsds.json';

/** A table that is brought to the desk: CSV, XLSX or HSDS. */
export interface BroughtFile {
  file: Blob;
  /** The name of the list that its rows are for. */
  list: string;
  /** Where the rows are from. */
  origin: string;
  /** The field of each column, empty for one that is left out; null: the service finds them. */
  columns: string[] | null;
  /** Numbers of rows that are brought although they look known. */
  also: number[];
  /** Numbers of rows that are the place they look like, and change it. */
  change: number[];
  /** Only services of this term of a package; null: those that fit the list. */
  only: string | null;
}

/** What a change says besides the version and the reports that the person saw. */
export type Change = Omit<DeskChange, 'version' | 'reports'>;

/**
 * The staff desk. Acts on a place name the version that the person saw; when another act came first
 * nothing happens, and the answer holds the place as it is now.
 */
export interface Desk {
  me(): Promise<DeskMe>;
  queue(question: QueueQuestion): Promise<DeskQueue>;
  /** The places of a question as a file, all of them. */
  table(question: QueueQuestion, format: TableFormat): Promise<Blob>;
  place(id: string): Promise<DeskPlace>;
  stillRight(place: DeskPlace): Promise<DeskAnswer>;
  noAnswer(place: DeskPlace): Promise<DeskAnswer>;
  /** Says whether an employer still hires people with a record: it was asked today. */
  hires(place: DeskPlace, still: boolean): Promise<DeskAnswer>;
  /** Publishes a change; for editors. */
  change(place: DeskPlace, change: Change): Promise<DeskAnswer>;
  /** Suggests a change to the editors. */
  suggest(place: DeskPlace, change: Change): Promise<DeskAnswer>;
  undo(place: DeskPlace, act: DeskAct): Promise<DeskAnswer>;
  /** What a change would say twice and differently, before it is sent. */
  contradictions(place: DeskPlace, fields: Row): Promise<DeskContradiction[]>;
  /** Makes a link by which the place looks at its own entry; for editors. */
  makeEntryLink(place: DeskPlace, link: NewEntryLink): Promise<EntryLink>;

  /** What waits; of each table that changes places the first changes. */
  suggestions(): Promise<DeskSuggestion[]>;
  /** The next changes of a table, behind one of them. */
  changesOf(table: string, after: string): Promise<DeskSuggestion[]>;
  /** Publishes a suggestion as it was seen, over the place as it stood beside it. */
  approve(suggestion: DeskSuggestion): Promise<DeskAnswer>;
  /** Returns a suggestion to its caller, with a word. */
  giveBack(suggestion: DeskSuggestion, word: string): Promise<void>;
  /** Puts one's own suggestion away. */
  putAway(suggestion: DeskSuggestion): Promise<void>;

  /** The kiosks and what is wrong with them; for owners. */
  fleet(): Promise<DeskKiosk[]>;
  /** The settings that owners give one kiosk, or `all`. */
  kioskSettings(kiosk: string): Promise<DeskKioskSettings>;
  /** Changes them over the version that was read, and answers how they are now. */
  changeKioskSettings(settings: DeskKioskSettings): Promise<DeskKioskSettings>;
  /** Uses of pages and places by week, and ages of the facts; for owners. */
  insight(): Promise<DeskInsight>;
  /** The same as a table. */
  insightTable(): Promise<Blob>;
  /** What everyone did, newest first: a page of it, of acts with a smaller number than `before`. */
  acts(before?: number): Promise<RecordedAct[]>;

  /** Looks whether a website answers, where the operator allows it. */
  checkLink(website: string): Promise<LinkFound>;

  /** Texts of the About page and videos that staff added; for editors. */
  pages(): Promise<DeskPages>;
  /** Writes all of them at once, and answers how they are now. */
  writePages(pages: DeskPages): Promise<DeskPages>;

  /** The lists beyond the specified ones; for owners, like what follows. Each act answers how they are now. */
  lists(): Promise<DeskLists>;
  makeList(list: NewList): Promise<DeskLists>;
  arrangeLists(lists: ArrangeLists): Promise<DeskLists>;
  deleteList(seen: DeskLists, name: string): Promise<DeskLists>;
  putBackList(seen: DeskLists, name: string): Promise<DeskLists>;
  /** Deletes a deleted list for good. */
  dropList(name: string): Promise<DeskLists>;

  /** Reads a table and says everything that is found in it; for editors, like what follows. */
  lookAt(brought: BroughtFile): Promise<ImportReport>;
  /** Keeps its good rows until they are published. */
  bring(brought: BroughtFile): Promise<DeskImport>;
  imports(): Promise<DeskImport[]>;
  importRows(table: DeskImport): Promise<DeskImportRows>;
  /** Puts the rows that wait on the public list, all together. */
  publishRows(table: DeskImport): Promise<DeskImport>;
  /** Takes them off the list again. */
  withdrawRows(table: DeskImport): Promise<DeskImport>;
  /** Puts the rows that wait away. */
  dropRows(table: DeskImport): Promise<DeskImport>;

  notices(): Promise<DeskNotice[]>;
  /** Puts a notice on every screen; for editors, like what follows. */
  putUp(notice: NewNotice): Promise<void>;
  takeDown(notice: DeskNotice): Promise<void>;
  messages(): Promise<DeskMessages>;
  /** Assigns a message to an editor or owner; empty: to no one. */
  assign(message: DeskMessage, to: string): Promise<void>;
  /** Answers a message by mail, and marks it as dealt with. */
  answer(message: DeskMessage, text: string): Promise<void>;
  setDone(message: DeskMessage, isDone: boolean): Promise<void>;

  /** The staff; for owners, like what follows. */
  people(): Promise<StaffMember[]>;
  invite(invite: StaffInvite): Promise<void>;
  remove(member: StaffMember): Promise<void>;
  endSessions(member: StaffMember): Promise<void>;
}
