import { lazy, Suspense, useState } from 'react';
import type { Row } from '../generated/bindings';
import { valueOf } from '../places/cellContent';
import { useVisitWords } from '../words/visitWords';
import { TakeIcon } from './TakeIcon';

const TakeDialog = lazy(async () => ({ default: (await import('./TakeDialog')).TakeDialog }));

/** Beside a place: print it, send it to a phone, or put it on the list of this visit. */
export function TakeButton({ list, row }: { list: string; row: Row }) {
  const { take } = useVisitWords();
  const [open, setOpen] = useState(false);
  const label = take.button(valueOf(row, 'name'));
  return (
    <>
      <button
        type="button"
        className="btn take"
        aria-label={label}
        data-text={take.short}
        onClick={() => setOpen(true)}
      >
        <TakeIcon />
      </button>
      {open && (
        <Suspense>
          <TakeDialog list={list} row={row} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
