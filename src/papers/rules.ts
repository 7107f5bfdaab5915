import data from './rules.json';

/** A text in both languages. */
interface Both {
  en: string;
  es: string;
}

/** Where a rule comes from; `law` is what one shows at a desk. */
export interface Source {
  id: string;
  law?: string;
  title: string;
  address: string;
  /** Year of what it says, where that is long before it was read. */
  of?: string;
  /** Day on which it was read, `YYYY-MM-DD`. */
  read: string;
  /** The row of a starter list that states the same. */
  row?: { list: string; name: string };
}

/** A paper that a person may have. */
export interface Hold extends Both {
  id: string;
  /** What it counts at the MVC. */
  points: number;
  /** It is a main paper there: one of them is needed. */
  main?: boolean;
  /** It proves identity at the Social Security office. */
  proves?: boolean;
  source: string;
}

export const STEPS = ['birth', 'nj-id', 'ss-card'] as const;
/** A paper to get. */
export type StepId = (typeof STEPS)[number];

export const TOPICS = ['phone', 'benefits', 'medicaid'] as const;
/** What the first days need besides papers. */
export type Topic = (typeof TOPICS)[number];

/** What a rule is about, in the order of the sheet. */
export const KINDS = ['first', 'where', 'cost', 'free', 'bring', 'law'] as const;
export type Kind = (typeof KINDS)[number];

/** What has to be true for a rule to be shown. */
export const FACTS = [
  'born-nj',
  'born-elsewhere',
  'housed',
  'no-home',
  'six-months',
  'prison',
  'jail',
  'no-address',
  'no-card',
  'no-proof',
  'enough',
  'short',
] as const;
export type Fact = (typeof FACTS)[number];

/** One line of the sheet. */
export interface Rule extends Both {
  id: string;
  step: StepId | Topic;
  kind: Kind;
  when?: Fact[];
  source: string;
}

export interface Rules {
  /** Day of the last change, `YYYY-MM-DD`. */
  dated: string;
  sources: Source[];
  holds: Hold[];
  rules: Rule[];
}

/** The rules of the planner; `rules.test.ts` checks each line. */
export const rules = data as Rules;

/** The source of a rule. */
export function sourceOf({ source }: { source: string }): Source | undefined {
  return rules.sources.find(({ id }) => id === source);
}
