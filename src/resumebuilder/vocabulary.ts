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

/** What is searched in the titles. It is made with the first search: most who load the titles tap. */
function haystacks() {
  made ??= titles.map(({ trade, term }) => ({
    name: words(`${term.en} ${term.es} ${COMMON[term.id] ?? ''}`).flatMap(withFeminine),
    more: words(
      [trade.search ?? '', ...trade.tasks.flatMap((task) => [task.en, task.es])].join(' '),
    ),
  }));
  return made;
}
let made: { name: string[]; more: string[] }[] | undefined;

/** Words of a sentence that name no work. */
const SMALL = new Set(
  (
    'a an and as at been did do for from had i in it my of on the to was were with work worked working ' +
    'al como con de del el en era fui ha haciendo hacia hice la las los mi para por que trabajaba trabaje un una y yo'
  ).split(' '),
);
/** Letters that another form of a word may end with: "cleaned" and "cleaning", "cuidaba" and "cuidado". */
const ENDING = 3;
const SHORTEST_STEM = 4;

/**
 * Titles for what was typed, in either language: those that are called so, then those that do so, then those that do so in
 * other forms of the words.
 */
export function search(text: string, most = 12): Title[] {
  const typed = words(text);
  const telling = typed.filter((word) => !SMALL.has(word));
  const wanted = telling.length > 0 ? telling : typed;
  if (wanted.length === 0) return [];
  const stems = wanted.map((word) => word.slice(0, Math.max(SHORTEST_STEM, word.length - ENDING)));
  const has = (all: string[], some: string[]) =>
    some.every((word) => all.some((other) => other.startsWith(word)));
  const rankOf = ({ trade, term }: Title, place: number) => {
    const { name, more } = haystacks()[place] ?? { name: [], more: [] };
    if (has(name, wanted)) return 0;
    if (trade.titles[0] !== term) return NONE;
    const all = [...name, ...more];
    return has(all, wanted) ? 1 : has(all, stems) ? OTHER_FORMS : NONE;
  };
  const ranked = titles.map((title, place) => ({ title, rank: rankOf(title, place) }));
  // Other forms of a word begin as words of other work do, too: "techo" (roof) as "technician".
  const furthest = ranked.some(({ rank }) => rank < OTHER_FORMS) ? OTHER_FORMS : NONE;
  return ranked
    .filter(({ rank }) => rank < furthest)
    .sort((one, other) => one.rank - other.rank)
    .slice(0, most)
    .map(({ title }) => title);
}

/** The rank of titles that say what was typed only in other forms of its words. */
const OTHER_FORMS = 2;
/** The rank of titles that were not asked for. */
const NONE = 3;

function words(text: string): string[] {
  return folded(text).match(/[\p{L}\p{N}]+/gu) ?? [];
}
