import type {
  FindAnswer,
  FindQuestion,
  Place,
  PlaceReport,
  SearchAnswer,
} from '../../generated/bindings';
import { BackendError } from '../Backend';
import { call } from './call';

const JSON_TYPE = 'application/json';

/** `GET /find`: places that answer a need. */
export function find(question: FindQuestion): Promise<FindAnswer> {
  return read<FindAnswer>(`/find?${findQuery(question).toString()}`, 'places');
}

/** `GET /search`: a search over all lists. */
export function search(text: string): Promise<SearchAnswer> {
  return read<SearchAnswer>(`/search?${new URLSearchParams({ text }).toString()}`, 'hits');
}

/** `GET /places/{id}`: one place. */
export function place(id: string): Promise<Place> {
  return read<Place>(`/places/${encodeURIComponent(id)}`, 'place');
}

/** `POST /places/{id}/report`: something is wrong there. */
export async function reportPlace(report: PlaceReport): Promise<'sent'> {
  const headers = { 'Content-Type': JSON_TYPE };
  const path = `/places/${encodeURIComponent(report.place)}/report`;
  await call(path, { method: 'POST', headers, body: JSON.stringify(report) });
  return 'sent';
}

/** A question as the query of an address; what is not said is left out. */
export function findQuery({ need, near, at, span, wishes, limit }: FindQuestion): URLSearchParams {
  const query = new URLSearchParams({ need });
  if (near) query.set('near', near);
  if (at) query.set('at', at);
  if (span !== 'now') query.set('span', span);
  if (wishes.length > 0) query.set('wishes', wishes.join(','));
  if (limit !== null) query.set('limit', String(limit));
  return query;
}

/** A page of a network's log-in is no answer: it lacks the member. */
async function read<T extends object>(path: string, member: keyof T): Promise<T> {
  // A page and a call share an address; what asks for JSON gets the call.
  const answer = await call(path, { headers: { Accept: JSON_TYPE } });
  const body: unknown = await answer.json().catch(() => null);
  if (typeof body !== 'object' || body === null || !(member in body)) {
    throw new BackendError('network-request-failed');
  }
  return body as T;
}
