import { useState } from 'react';
import type { Row } from '../generated/bindings';
import { valueOf } from '../places/cellContent';
import { useWords } from '../words/language';
import { useVisitWords } from '../words/visitWords';
import { keyOf, type Item } from './items';
import { TakeIcon } from './TakeIcon';
import { late } from '../page/late';

const TakeDialog = late(async () => (await import('./TakeDialog')).TakeDialog);

interface Props {
  list: string;
  row: Row;
  /** What the place is known by, when the row is only a part of it. */
  item?: Item;
  /** Written on the button, where there is room. */
  text?: string;
}

/** Beside a place: print it, send it to a phone, or put it on the list of this visit. */
export function TakeButton({ list, row, item, text }: Props) {
  const { take } = useVisitWords();
  const { language } = useWords();
  const [open, setOpen] = useState(false);
  const label = take.button(valueOf(row, 'name'));
  return (
    <>
      <button
        type="button"
        lang={language}
        className={text ? 'btn btn-outline-primary' : 'btn take'}
        aria-label={text ? `${text}: ${valueOf(row, 'name')}` : label}
        data-text={text ? undefined : take.short}
        onClick={() => setOpen(true)}
      >
        {text ?? <TakeIcon />}
      </button>
      {open && (
        <TakeDialog
          item={item ?? { list, key: keyOf(row) }}
          row={row}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
}
