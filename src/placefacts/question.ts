import type { Near, Need, SearchAlso, Wish } from '../generated/bindings';
import type { Day } from './namedDay';
import { pushNew, type Meaning, type Within } from './phrases';

/** What was understood. */
export interface Question {
  /** For each phrase the needs of which one is meant. */
  meant: Need[][];
  /** What phrases are about, each with other words for it. It comes before what only answers the need. */
  about: string[][];
  /** What of it comes before all that only answers the need, and how far it may be. */
  foremost: { phrases: string[]; within: Within }[];
  near: Near | null;
  /** Other towns of the name that was said. */
  also: SearchAlso[];
  /** Words that have to be found. */
  words: string[];
  /** Words that help. */
  extra: string[];
  /** The words of the town or county. They count for what is called like it and lies there. */
  ofTown: string[];
  /** What a place shall be like. */
  wishes: Wish[];
  /** Whether what is open is asked for. */
  open: boolean;
  /** The day for which it is asked. */
  day: Day | null;
  /** Whether it is for the evening of this day. */
  tonight: boolean;
  /** Whether places for survivors of violence are left out. */
  notSurvivors: boolean;
  /** Whether something was said beside which nothing else counts. */
  aboveAll: boolean;
  understood: string | null;
  /** The search that takes the words as they were typed. */
  typed: string | null;
  /** Words for times that the answer is not for. */
  leftOut: string[];
}

/** Whether nothing but "open now" was said. */
export function saysOnlyOpen(question: Question): boolean {
  const { open, words, near } = question;
  return open && words.length === 0 && !saysWhat(question) && near === null;
}

/** Whether nothing was said but what a place shall be like: "wheelchair", "gratis". */
export function saysOnlyWishes(question: Question): boolean {
  const { wishes, words, near } = question;
  return wishes.length > 0 && words.length === 0 && !saysWhat(question) && near === null;
}

/** Whether it says what is looked for, in words that are known. */
export function saysWhat({ meant, about }: Question): boolean {
  return meant.length > 0 || about.length > 0;
}

/** Whether meals or clothes are asked for, which places of other lists give too. */
export function needsGiven(question: Question): boolean {
  return needsOf(question).some((need) => need === 'food' || need === 'clothes');
}

/** Whether a meal for this evening is asked for. Who needs a bed for it has to be there before. */
export function saysDinner(question: Question): boolean {
  const { day, tonight } = question;
  const needs = needsOf(question);
  const isMeal = needs.includes('food') && !needs.includes('shelter');
  return tonight && isMeal && day !== null && 'ahead' in day && day.ahead === 0;
}

/** All needs, each once. */
export function needsOf({ meant }: Question): Need[] {
  return [...new Set(meant.flat())];
}

/** Takes in what a phrase means. What something else is for is no need of its own. */
export function add(question: Question, meaning: Meaning, isPurpose: boolean) {
  const { needs, about, wishes, foremost } = meaning;
  question.notSurvivors ||= meaning.notSurvivors;
  if (question.aboveAll) return;
  if (meaning.aboveAll) {
    question.aboveAll = true;
    question.meant = [];
    question.about = [];
    question.foremost = [];
  }
  const known = needsOf(question);
  const isOwn = !isPurpose || known.length === 0;
  if (isOwn && !needs.every((need) => known.includes(need))) question.meant.push(needs);
  const isKnown = question.about.some((it) => it.join(';') === about.join(';'));
  if (about.length > 0 && !isKnown) question.about.push(about);
  if (foremost !== null) question.foremost.push({ phrases: about, within: foremost });
  pushNew(question.wishes, wishes);
}

/** Takes in a phrase that only describes the person where something else is needed. */
export function describe(question: Question, meaning: Meaning) {
  const needs = needsOf(question);
  const isOther = needs.some((need) => !meaning.needs.includes(need));
  if (needs.length === 0 ? !saysWhat(question) : !isOther) add(question, meaning, false);
  const [need, ...others] = needsOf(question);
  if (need === 'legal' && others.length === 0) {
    // Who needs a lawyer for a record finds one anywhere: each takes people with a record.
    question.wishes = question.wishes.filter((it) => it !== 'with-record');
  } else {
    pushNew(question.wishes, meaning.wishes);
  }
}
