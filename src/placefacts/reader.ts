import type { Need } from '../generated/bindings';
import { complete, correct, type Known } from './correct';
import { isCount, lengthOfAge } from './count';
import { alsoOf, isMeant, placeOf, type Said } from './namedTown';
import {
  dayAt,
  isDayWord,
  nameWeekends,
  relativeDay,
  saysTonight,
  specialDay,
  weekdayNamed,
  type NamedDay,
} from './namedDay';
import { isTopic, meaningOf, meaningWithout, PHRASE_MAX, type Meaning } from './phrases';
import { add, describe, saysWhat, type Question } from './question';
import { isPart, timeSaid } from './timeSaid';
import { wordsOf, type Word } from './typedWords';

/** Fillers that ask for what is open at this moment. */
const OPEN = new Set([
  'open',
  'abierta',
  'abierto',
  'abiertos',
  'abiertas',
  'aberta',
  'aberto',
  'louvri',
]);
/** Words that say that something is not there. */
const DENIALS = new Set([
  'no',
  'not',
  'without',
  'dont',
  'havent',
  'sin',
  'sem',
  'nao',
  'pa',
  'san',
]);
/** Words before what something is for: of "a ride to the doctor" only the ride is needed. */
const FOR = new Set(['to', 'for', 'al', 'a', 'ao', 'para', 'pou', 'por', 'pra']);
/** Words before "jersey" that do not mean Jersey City: the state, and its parts. */
const STATE = ['new', 'nueva', 'nova'];
const PARTS = ['north', 'south', 'east', 'west', 'central'];
/** Kinds of streets, behind their names. */
const STREETS = new Set([
  'ave',
  'avenue',
  'blvd',
  'boulevard',
  'drive',
  'lane',
  'rd',
  'road',
  'st',
  'street',
]);
/** Needs that are not missed: a person without a lawyer may look for anything. */
const NOT_HAD: readonly Need[] = ['health', 'legal', 'id'];

/**
 * Understands a text. What was corrected is read again among its neighbors, as if it had been typed so: "birth
 * certifcate" is a phrase. `today` is the day in New Jersey. place-facts/src/search/reader.rs does the same.
 */
export function understand(text: string, known: Known, today: string): Question {
  for (let words = nameWeekends(wordsOf(text), today); ;) {
    const reader = new Reader(words, known);
    while (reader.hasMore()) reader.step();
    const corrected = reader.correctedWords();
    if (corrected === null) return reader.finish();
    words = corrected;
  }
}

/** Reads a text word by word. */
class Reader {
  private at = 0;
  private readonly question: Question = {
    meant: [],
    about: [],
    foremost: [],
    near: null,
    also: [],
    words: [],
    extra: [],
    ofTown: [],
    wishes: [],
    open: false,
    day: null,
    tonight: false,
    notSurvivors: false,
    aboveAll: false,
    understood: null,
    typed: null,
    leftOut: [],
  };
  /** The words as they were understood, and as they were typed with quotes around what was corrected. */
  private readonly spelled: string[] = [];
  private readonly typed: string[] = [];
  private town: Said | null = null;
  /** The words of the lists for people who were named. */
  private readonly people: string[] = [];
  /** Meanings of what someone has not, and of fillers. They count where nothing else was said. */
  private readonly absent: Meaning[] = [];
  private readonly weak: Meaning[] = [];
  /** Meanings that describe the person where something else is needed. */
  private readonly describing: Meaning[] = [];
  /** Numbers that count people or things. */
  private readonly counts: string[] = [];
  /** The part of the state that was named: "south", "jersey". */
  private part: string[] = [];
  /** Whether a time of this day was said, if no day is named. */
  private isToday = false;
  /** Whether what comes next is what something is for. */
  private isPurpose = false;
  private isCorrected = false;

  constructor(
    private readonly words: Word[],
    private readonly known: Known,
  ) {}

  hasMore(): boolean {
    return this.at < this.words.length;
  }

  /** All words, if one of them was corrected, so that all is to be read again. */
  correctedWords(): Word[] | null {
    return this.isCorrected ? this.words : null;
  }

  /** The words from here that are not quoted. */
  private rest(from: number): string[] {
    const rest = this.words.slice(from, from + PHRASE_MAX);
    const end = rest.findIndex(({ isQuoted }) => isQuoted);
    return (end < 0 ? rest : rest.slice(0, end)).map(({ text }) => text);
  }

  step() {
    const { question } = this;
    const rest = this.rest(this.at);
    const [word] = rest;
    if (word === undefined) {
      question.words.push(this.words[this.at]?.text ?? '');
      this.keep(1);
      return;
    }
    if (this.time(rest)) return;
    const town = question.near ? null : this.townMeant(rest);
    const phrase = this.phraseAt(rest, town?.length ?? 0);
    const part = phrase ? null : partOfState(rest);
    const street = phrase || part ? 0 : this.lengthOfStreet(rest);
    const before = this.words[this.at - 1]?.text;
    const ends = (words: string[]) => this.begins(words);
    const day = dayAt(rest, before, (it) => this.isFiller(it), ends);
    if (phrase) {
      const said = rest.slice(0, phrase.length);
      // "Son" is a child, and "they are" in Spanish; "son and me" is a child.
      const isWish = phrase.meaning.wishes.length > 0 && phrase.length > 1;
      const isFilling = phrase.meaning.needs.length === 0 && said.every((it) => this.isFiller(it));
      const isWeak = isFilling && !isWish;
      if (isWeak) this.weak.push(phrase.meaning);
      else this.mean(phrase.meaning);
      this.keep(phrase.length);
    } else if (part) {
      this.part = part;
      this.keep(2);
    } else if (street > 0) {
      question.leftOut.push(rest.slice(0, street).join(' '));
      this.keep(street);
    } else if (town) {
      const said = rest.slice(0, town.length);
      this.town = { name: said.join(' '), at: this.spelled.length, length: town.length };
      question.ofTown.push(...said);
      question.near = town.meaning;
      this.keep(town.length);
    } else if (DENIALS.has(word)) {
      this.deny();
    } else if (this.isFiller(word) || isHoped(word, before)) {
      question.open ||= OPEN.has(word);
      this.isPurpose ||= FOR.has(word);
      this.keep(1);
    } else if (day) {
      this.takeDay(day);
    } else if (isCount(rest, before, (words) => this.isUnderstood(words))) {
      const length = lengthOfAge(rest);
      this.counts.push(...rest.slice(0, length));
      this.keep(length);
    } else {
      this.takeWord(word);
    }
  }

  /** Takes a word as places have it, or as it was meant to be. A word is corrected once at most. */
  private takeWord(word: string) {
    const { known, question } = this;
    const isRight = this.words[this.at]?.typed !== null;
    const isKnown = known.index.knows(word);
    const meant = isKnown ? complete(word, known) : correct(word, known, question.near !== null);
    if (isRight || meant === null) {
      question.words.push(word);
    } else {
      this.words[this.at] = { text: meant, isQuoted: false, typed: word };
      this.isCorrected = true;
    }
    this.keep(1);
  }

  /** Reads a time of the day, a holiday or another day of several words; answers whether there is one. */
  private time(rest: string[]): boolean {
    const before = this.words.slice(0, this.at).map(({ text }) => text);
    const day = specialDay(rest, before.at(-1));
    if (day) {
      this.takeDay(day);
      return true;
    }
    const time = timeSaid(rest, before, (words) => this.begins(words));
    if (!time) return false;
    this.question.leftOut.push(rest.slice(0, time.length).join(' '));
    this.isToday ||= time.isToday;
    this.question.open = true;
    this.keep(time.length);
    return true;
  }

  /** Whether words begin something else, and do not go on with the word before them. */
  private begins(rest: string[]): boolean {
    const [word] = rest;
    if (word === undefined || this.isFiller(word) || isDayWord(word) || isPart(word)) return true;
    const phrase = longest(rest, (words) => meaningOf(words, this.known.vocabulary));
    if ((phrase?.meaning.needs.length ?? 0) > 0) return true;
    return this.townAt(rest) !== null || timeSaid(rest, [word], () => true) !== null;
  }

  /** Whether words say something that is understood, beside names of towns, after which streets are called. */
  private isUnderstood(rest: string[]): boolean {
    const [word] = rest;
    if (word === undefined || this.isFiller(word)) return true;
    return longest(rest, (words) => meaningOf(words, this.known.vocabulary)) !== null;
  }

  /** Whether anything was understood, so that a number beside it only counts. */
  private saysSomething(): boolean {
    const { near, wishes } = this.question;
    const isMeant = saysWhat(this.question) || this.describing.length > 0;
    return isMeant || near !== null || wishes.length > 0;
  }

  /** Takes the day that is asked for. An answer is for one day: of several it is for the first, and says so. */
  private takeDay({ day, length }: NamedDay) {
    const { question } = this;
    question.day ??= day;
    if (JSON.stringify(question.day) !== JSON.stringify(day))
      question.leftOut.push(this.rest(this.at).slice(0, length).join(' '));
    question.open = true;
    this.keep(length);
  }

  private isFiller(word: string): boolean {
    return this.known.vocabulary.fillers.has(word);
  }

  /** The meaning of the next words, if they do not begin the longer name of a town, as in "free hold". */
  private phraseAt(rest: string[], townLength: number) {
    const phrase = longest(rest, (words) => meaningOf(words, this.known.vocabulary));
    return phrase && phrase.length >= townLength ? phrase : null;
  }

  /** The town that the next words name, if they mean it. */
  private townMeant(rest: string[]) {
    const town = this.townAt(rest);
    const [name = '', ...behind] = rest;
    if (!town || town.length > 1) return town;
    const [next] = behind;
    const before = this.words[this.at - 1]?.text;
    const isBehindWord = before !== undefined && !this.isFiller(before);
    const meant = isMeant(name, {
      before,
      isBehindNeed: isBehindWord && saysWhat(this.question),
      needs: this.question.meant.flat(),
      isLast: next === undefined || isDayWord(next) || isPart(next),
      isBeforeFiller: next !== undefined && this.isFiller(next),
      behind: longest(behind, (words) => meaningOf(words, this.known.vocabulary))?.meaning ?? null,
      isFiller: this.isFiller(name),
    });
    return meant ? town : null;
  }

  private townAt(rest: string[]) {
    return longest(rest, (words) => placeOf(words.join(' '), this.known.geography));
  }

  /** How many words are a street with the name of a town, before the town in which it is: "Camden Street, Newark". */
  private lengthOfStreet(rest: string[]): number {
    if (!rest.some((word) => STREETS.has(word))) return 0;
    const length = this.townAt(rest)?.length ?? rest.length;
    const isStreet = STREETS.has(rest[length] ?? '');
    return isStreet && this.townAt(rest.slice(length + 1)) ? length + 1 : 0;
  }

  private mean(meaning: Meaning) {
    if (meaning.describes) this.describing.push(meaning);
    else add(this.question, meaning, this.isPurpose);
    this.isPurpose = false;
    this.people.push(...meaning.people);
  }

  /** What is missing is a wish ("no ID"), or what is looked for ("no food"), or says nothing of a place. */
  private deny() {
    this.keep(1);
    const next = this.rest(this.at);
    const end = next.findIndex((word) => !this.isFiller(word));
    const fillers = end < 0 ? next.length : end;
    const found = (meaning: typeof meaningOf) => {
      for (let start = 0; start <= fillers; start += 1) {
        const rest = this.rest(this.at + start);
        const phrase = longest(rest, (words) => meaning(words, this.known.vocabulary));
        if (phrase) return { meaning: phrase.meaning, length: start + phrase.length };
      }
      return null;
    };
    const without = found(meaningWithout);
    const had = without ? null : found(meaningOf);
    if (without) {
      this.mean(without.meaning);
      this.keep(without.length);
    } else if (had) {
      if (isHad(had.meaning)) this.absent.push(had.meaning);
      this.keep(had.length);
    } else {
      this.keep(fillers);
      const rest = this.rest(this.at);
      // "No domingo" is "on Sunday" in Portuguese, and "no Newark" is a town.
      const isSaid = rest[0] === undefined || weekdayNamed(rest[0]) !== null;
      if (!isSaid && !this.townAt(rest)) this.keep(1);
    }
  }

  /** Keeps the next words as they are, and moves on. */
  private keep(length: number) {
    for (const { text, isQuoted, typed } of this.words.slice(this.at, this.at + length)) {
      this.spelled.push(text);
      this.typed.push(isQuoted || typed !== null ? `"${typed ?? text}"` : text);
    }
    this.at += length;
  }

  finish(): Question {
    const { question, spelled } = this;
    (this.saysSomething() ? question.leftOut : question.words).push(...this.counts);
    // No list says in which part of the state a place lies, but names do.
    if (!saysWhat(question)) question.words.push(...this.part);
    else if (this.part.length > 0) question.leftOut.push(this.part.join(' '));
    const isKnown = question.words.some((word) => this.known.index.knows(word));
    question.day ??= relativeDay(this.words) ?? (this.isToday ? { ahead: 0 } : null);
    question.tonight = saysTonight(this.words);
    for (const meaning of this.describing) describe(question, meaning);
    const saysNothing = () => !saysWhat(question) && !isKnown;
    for (const meanings of [this.absent, this.weak])
      if (saysNothing()) meanings.forEach((meaning) => add(question, meaning, false));
    const { wishes } = question;
    if (saysNothing() && wishes.length === 1 && wishes[0] === 'no-id') question.meant.push(['id']);
    // Beside a need or another word the people only help: most places take all of them and name none.
    const hasNeed = question.meant.length > 0;
    const isWanted = hasNeed ? question.near !== null : question.words.length === 0;
    (isWanted ? question.words : question.extra).push(...this.people);
    if (saysWhat(question)) {
      // An ordinary word says something about the person, a name says which place.
      const isOrdinary = (word: string) => this.known.vocabulary.ordinary.has(word);
      question.extra.push(...question.words.filter(isOrdinary));
      question.words = question.words.filter((word) => !isOrdinary(word));
    }
    if (question.aboveAll) {
      question.words = [];
      question.extra = [];
      question.ofTown = [];
      question.leftOut = [];
    }
    const typed = this.typed.join(' ');
    if (spelled.join(' ') !== typed.replaceAll('"', '')) {
      question.understood = spelled.join(' ');
      question.typed = typed;
    }
    question.also = this.town
      ? alsoOf(this.town, spelled, question.near, this.known.geography)
      : [];
    return question;
  }
}

/** "I hope" says nothing, other than the names of places. */
function isHoped(word: string, before: string | undefined): boolean {
  return word === 'hope' && (before === 'i' || before === 'we');
}

/** Words that name the state or a part of it, not Jersey City: none, or those of the part. */
function partOfState([before = '', jersey, next]: string[]): string[] | null {
  if (jersey !== 'jersey' || next === 'city') return null;
  if (STATE.includes(before)) return [];
  return PARTS.includes(before) ? [before, jersey] : null;
}

/** Whether it is something that people have, so that its absence is what they look for. */
function isHad(meaning: Meaning): boolean {
  return isTopic(meaning) && !meaning.needs.some((need) => NOT_HAD.includes(need));
}

/** The longest beginning that means something, and its length in words. */
function longest<T>(words: string[], meaningOf: (words: string[]) => T | null) {
  for (let length = Math.min(words.length, PHRASE_MAX); length > 0; length -= 1) {
    const meaning = meaningOf(words.slice(0, length));
    if (meaning !== null) return { meaning, length };
  }
  return null;
}
