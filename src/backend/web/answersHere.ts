import { BEGUN, STAYING } from '../visitMemory';

/** When a page with answers was left, in seconds since 1970, for the page that comes next in this window. */
export const LEFT_AT = 'left-at';
/** What is kept of a visit and says nothing of a person: a town and places alone do not start the idle rule. */
const OF_NO_ONE = [...STAYING, BEGUN, LEFT_AT, 'leaving', 'town', 'my-list'];
/** Fields whose text tells of a person before it is kept. What is searched for does not. */
const OF_A_PERSON = 'main :is(input, textarea):not([type=search], [role=search] *)';

/** Whether this visit keeps answers of a person. */
export function hasAnswers(): boolean {
  return Object.keys(sessionStorage).some((key) => !OF_NO_ONE.includes(key));
}

/** Whether something was typed that tells of a person. */
export function isOfPerson({ type, target }: Event): boolean {
  return type === 'input' && target instanceof Element && target.matches(OF_A_PERSON);
}

/** What may bring an answer. */
export const SIGNS = ['click', 'input'];
