import type { Backend } from '../backend/Backend';
import type { SearchAnswer } from '../generated/bindings';

/** The last search and its answer; `null` before the first. */
export interface Searched {
  text: string;
  answer: SearchAnswer | null;
}

const TEXT_MAX = 100;

/** Searches for the words of an address. */
export async function loadSearch(backend: Backend, address: string): Promise<Searched> {
  const words = new URL(address).searchParams.get('q') ?? '';
  const text = words.trim().slice(0, TEXT_MAX);
  return { text, answer: text ? await backend.search(text) : null };
}
