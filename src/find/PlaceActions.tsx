import type { ReactNode } from 'react';
import { RowActions } from '../cards/RowActions';
import type { FoundPlace } from '../generated/bindings';
import { parse } from '../mylist/items';
import { rowOf } from './row';

/** The actions of a card, for a place of an answer. */
export function PlaceActions({ place, children }: { place: FoundPlace; children?: ReactNode }) {
  const [item] = parse(place.code);
  return (
    <RowActions list={place.list} row={rowOf(place)} {...(item && { item })}>
      {children}
    </RowActions>
  );
}
