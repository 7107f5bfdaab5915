import type { Backend } from '../backend/Backend';
import { BackendError } from '../backend/Backend';
import type { FindAnswer, Need } from '../generated/bindings';
import { dayInNewJersey, fromToday, questionOf, readQuery, townOf, type Asked } from './question';
import { isNeed } from '../placefacts/needs';

/** A question and its answer. */
export interface Found {
  need: Need;
  asked: Asked;
  /** The day in New Jersey, `YYYY-MM-DD`. */
  today: string;
  answer: FindAnswer;
}

/** Answers the question that an address asks; a town that was said before goes along. */
export async function loadFind(
  backend: Backend,
  need: string | undefined,
  address: string,
): Promise<Found> {
  if (!isNeed(need)) throw new BackendError('not-found');
  const query = new URL(address).searchParams;
  if (!query.has('near')) query.set('near', townOf(backend));
  const today = dayInNewJersey(Date.now());
  const asked = fromToday(readQuery(query), today);
  const answer = await backend.find(questionOf(need, asked, today));
  return { need, asked, today, answer };
}
