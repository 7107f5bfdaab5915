import { COMMON, withFeminine } from './commonTitles';
import data from '../../resume-writer/data/vocabulary.json';

/** Something to tap, in both languages. */
export interface Term {
  id: string;
  en: string;
  es: string;
  concepts: string[];
}

/** A trade: what people call themselves in it, and what they do. */
export interface Trade {
  id: string;
  tile?: boolean;
  search?: string;
  titles: Term[];
  tasks: Term[];
}

type Lists =
  | 'skills'
  | 'strengths'
  | 'licences'
  | 'schooling'
  | 'languages'
  | 'levels'
  | 'availability'
  | 'inside';

/** The words that resumes are made of, as the program that writes them has them. */
export const vocabulary: { trades: Trade[] } & Record<Lists, Term[]> = data;

/** A title with its trade. */
export interface Title {
  trade: Trade;
  term: Term;
}

const titles: Title[] = vocabulary.trades.flatMap((trade) =>
  trade.titles.map((term) => ({ trade, term })),
);

export function titleOf(id: string): Title | undefined {
  return titles.find(({ term }) => term.id === id);
}

/** Lower case, without accents: "Albañil" is found by "albanil". */
export function folded(text: string): string {
  return text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
}

const haystacks = titles.map(({ trade, term }) => ({
  name: words(`${term.en} ${term.es} ${COMMON[term.id] ?? ''}`).flatMap(withFeminine),
  more: words([trade.search ?? '', ...trade.tasks.flatMap((task) => [task.en, task.es])].join(' ')),
}));

/** Titles for what was typed, in either language: those that are called so, then those that do so. */
export function search(text: string, most = 12): Title[] {
  const wanted = words(text);
  if (wanted.length === 0) return [];
  const has = (all: string[]) =>
    wanted.every((word) => all.some((other) => other.startsWith(word)));
  const ranked = titles.map((title, place) => {
    const { name, more } = haystacks[place] ?? { name: [], more: [] };
    const isUsual = title.trade.titles[0] === title.term;
    if (has(name)) return { title, rank: 0 };
    return { title, rank: isUsual && has([...name, ...more]) ? 1 : 2 };
  });
  return ranked
    .filter(({ rank }) => rank < 2)
    .sort((one, other) => one.rank - other.rank)
    .slice(0, most)
    .map(({ title }) => title);
}

function words(text: string): string[] {
  return folded(text).match(/[\p{L}\p{N}]+/gu) ?? [];
}
