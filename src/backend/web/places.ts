import type {
  FindAnswer,
  FindQuestion,
  Listing,
  Place,
  PlaceReport,
  SearchAnswer,
} from '../../generated/bindings';
import type { Point } from '../../placefacts/geography';
import { call } from './call';
import { bodyOf, IMPATIENCE, isOutOfReach, orKept } from './keptCopy';

const JSON_TYPE = 'application/json';

/** What this page answers itself while the service is out of reach; each throws a BackendError. */
export interface KeptAnswers {
  find(question: FindQuestion): FindAnswer;
  search(text: string): SearchAnswer;
  place(id: string): Place;
  listing(name: string): Listing | null;
  /** Where a ZIP code lies; `null` outside New Jersey. */
  zip(written: string): Point | null;
  /** Called after an answer of the service. */
  refresh(): void;
}

let kept: KeptAnswers | undefined;
const keptNow = () => kept;

/** Answers from these while the service is out of reach. */
export function answerFrom(answers: KeptAnswers | undefined) {
  kept = answers;
}

/** `GET /find`: places that answer a need. */
export function find(question: FindQuestion): Promise<FindAnswer> {
  const path = `/find?${findQuery(question).toString()}`;
  return orKept(read<FindAnswer>(path, 'places'), keptNow, (kept) => kept.find(question));
}

/** `GET /search`: a search over all lists. */
export function search(text: string): Promise<SearchAnswer> {
  const path = `/search?${new URLSearchParams({ text }).toString()}`;
  return orKept(read<SearchAnswer>(path, 'hits'), keptNow, (kept) => kept.search(text));
}

/** `GET /places/{id}`: one place. */
export function place(id: string): Promise<Place> {
  const path = `/places/${encodeURIComponent(id)}`;
  return orKept(read<Place>(path, 'place'), keptNow, (kept) => kept.place(id));
}

/** The kept rows of a list that could not be loaded; without them the error is thrown again. */
export function keptListing(name: string, error: unknown): Listing {
  const listing = isOutOfReach(error) && kept?.listing(name);
  if (!listing) throw error;
  return listing;
}

/** Where a ZIP code lies, by the kept tables; `null` outside New Jersey, and where nothing is kept. */
export function keptZip(written: string): Point | null {
  return kept?.zip(written) ?? null;
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

async function read<T extends object>(path: string, member: keyof T): Promise<T> {
  // A page and a call share an address; what asks for JSON gets the call.
  const answer = await call(path, { headers: { Accept: JSON_TYPE } }, kept && IMPATIENCE);
  return bodyOf<T>(answer, member);
}
