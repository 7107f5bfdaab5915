/** A phrase of opening hours, as a pattern, and what it is in a language. */
export type Phrase = [english: string, translated: string];

/** What a language says where English has a dash or nothing. */
export interface Links {
  /** Between two days or two months. */
  days: string;
  /** Before and between two times, where a language says more than a dash. */
  times?: [before: string, between: string];
  /** Between the day and the month, where the day comes first. */
  date?: string;
}

/** What is the same in all languages: numbers, signs, `am` and `pm`. */
const SAME = /^(?:[^\p{L}]|\b[ap]m\b)*$/iu;

/** "9am" and "9 A.M." are written as "9 am". */
const HALF_DAY = /(?<=\d)\s*([ap])(?:m\b|\.m\.)/gi;

/** Between the names of two days or months, or before a month: "Monday-Friday", "Nov. 15 - March". */
const DAY_DASH = /(?<=[a-z\d]\.?)\s*[-–—]\s*(?=[A-Z])/g;

const TIME = '(?:\\d{1,2}(?::\\d{2})?(?:\\s?[ap]m)?|noon|midnight)';
/** "from 9 am-5 pm", "1-3", "10 am to 2 pm", but no part of a telephone number. */
const TIMES = new RegExp(
  `(?<![\\w:/-])(?:from )?(${TIME})(?:\\s*[-–—]\\s*| to )(${TIME})(?![\\w:/-])`,
  'gi',
);

const MONTH = '(?:jan|feb|mar|apr|may|june?|july?|aug|sept?|oct|nov|dec)[a-z]*\\.?';
/** "November 15", but not "December 3-5 pm" or "December 3rd Thursday". */
const DATE = new RegExp(`\\b(${MONTH}) (\\d{1,2})(?![\\w:]|\\s?[ap]m|\\s*[-–—]\\s*\\d)`, 'gi');

/** They stand for the words of {@link Links} until the English words are gone. */
const MARKS = { days: '\u0001', before: '\u0002', between: '\u0003', date: '\u0004' };

/** Returns what says a sentence of opening hours in a language, or `null` where a word of it is not known. */
export function hoursIn(phrases: Phrase[], links: Links): (sentence: string) => string | null {
  let made: RegExp | undefined;
  // Made for the first sentence: it takes as long as a quarter of a page, which may have none in this language.
  const any = () => (made ??= anyOf(phrases));
  const inWords = (text: string) =>
    text.replace(any(), (...found) => {
      const at = found.slice(1, phrases.length + 1).findIndex((part) => part !== undefined);
      return phrases[at]?.[1] ?? '';
    });
  return (sentence) => {
    const marked = withMarks(sentence, links);
    if (!SAME.test(marked.replace(any(), ' '))) return null;
    const said = inWords(marked)
      .replaceAll(MARKS.days, links.days)
      .replaceAll(MARKS.before, links.times?.[0] ?? '')
      .replaceAll(MARKS.between, links.times?.[1] ?? '')
      .replaceAll(MARKS.date, links.date ?? '');
    return said.replace(/(?:^|\. )\p{Ll}/gu, (start) => start.toUpperCase());
  };
}

/** One pattern with a group for each phrase. */
function anyOf(phrases: Phrase[]): RegExp {
  const groups = phrases.map(([english]) => `((?<![\\p{L}\\d])(?:${english})(?![\\p{L}\\d]))`);
  return new RegExp(groups.join('|'), 'giu');
}

function withMarks(sentence: string, { times, date }: Links): string {
  let marked = sentence.replace(HALF_DAY, (_, half: string) => ` ${half.toLowerCase()}m`);
  if (times) marked = marked.replace(TIMES, `${MARKS.before}$1${MARKS.between}$2`);
  marked = marked.replace(DAY_DASH, MARKS.days);
  return date ? marked.replace(DATE, `$2${MARKS.date}$1`) : marked;
}
