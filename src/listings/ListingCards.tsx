import { RowCard } from '../cards/RowCard';
import type { Row } from '../generated/bindings';

/** A list as cards: what a narrow window shows first, and what can be read without scrolling sideways. */
export function ListingCards({ list, rows }: { list: string; rows: Row[] }) {
  return (
    <ul className="place-cards">
      {rows.map((row, index) => (
        <RowCard key={index} list={list} row={row} />
      ))}
    </ul>
  );
}
