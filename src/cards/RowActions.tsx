import type { ReactNode } from 'react';
import type { Row } from '../generated/bindings';
import type { Item } from '../mylist/items';
import { TakeButton } from '../mylist/TakeButton';
import { ReachLinks } from '../places/ReachLinks';
import { useCardWords } from '../words/cardWords';

interface Props {
  list: string;
  row: Row;
  /** What the place is known by, when the row is only a part of it. */
  item?: Item;
  /** Further actions. */
  children?: ReactNode;
}

/** Call, go, look at the website, save or share: one press each. */
export function RowActions({ list, row, item, children }: Props) {
  const words = useCardWords();
  return (
    <div className="place-actions no-print">
      <ReachLinks row={row} />
      <TakeButton list={list} row={row} text={words.save} {...(item && { item })} />
      {children}
    </div>
  );
}
