import type { Backend } from '../backend/Backend';
import type { Listing } from '../generated/bindings';
import type { ShouldRevalidateFunctionArgs } from 'react-router';
import { titleIsKnown } from '../menus/listMenu';

/** The rows of a list together with its name, so that a screen can't show one list's heading over another's rows. */
export interface NamedListing extends Listing {
  name: string;
}

/** Loads the list that a route names, and the title of one that the staff made. */
export async function loadList(backend: Backend, name: string): Promise<NamedListing> {
  const [listing] = await Promise.all([backend.listing(name), titleIsKnown(backend, name)]);
  return { ...listing, name };
}

/** Keeps the rows when only the filter in the address changed, and loads them for every other path. */
export function unlessOnlyFilterChanged({
  currentUrl,
  nextUrl,
}: ShouldRevalidateFunctionArgs): boolean {
  return currentUrl.pathname !== nextUrl.pathname || currentUrl.search === nextUrl.search;
}
