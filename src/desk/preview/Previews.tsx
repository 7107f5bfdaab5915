import { Suspense, useMemo, useState } from 'react';
import type { Backend } from '../../backend/Backend';
import { BackendContext, useBackend } from '../../backend/context';
import type { Row } from '../../generated/bindings';
import { ListingCards } from '../../listings/ListingCards';
import { ListingPaper } from '../../listings/ListingPaper';
import { ListingTable } from '../../listings/ListingTable';
import { columnsOf } from '../../places/columns';
import { useDeskWords } from '../../words/deskWords';
import './preview.css';
import { PreviewFrame } from './PreviewFrame';

/** The widths are those of a usual screen, a phone, a kiosk, and a letter sheet without its margins. */
const LOOKS = {
  website: { width: 1280, scale: 0.6, isPaper: false },
  phone: { width: 360, scale: 1, isPaper: false },
  kiosk: { width: 1280, scale: 0.6, isPaper: false },
  paper: { width: 725, scale: 0.8, isPaper: true },
} as const;

type Look = keyof typeof LOOKS;

interface Props {
  list: string;
  row: Row;
}

/** One place with the parts of the public screens, as people see it there. */
export default function Previews({ list, row }: Props) {
  const words = useDeskWords();
  const [look, setLook] = useState<Look>('website');
  return (
    <>
      <div role="group" aria-label={words.looksTitle} className="desk-looks">
        {(Object.keys(LOOKS) as Look[]).map((name) => (
          <button
            key={name}
            type="button"
            className="btn btn-outline-primary"
            aria-pressed={name === look}
            onClick={() => setLook(name)}
          >
            {words.looks[name]}
          </button>
        ))}
      </div>
      <PreviewFrame key={look} title={words.looks[look]} {...LOOKS[look]}>
        <Screen look={look} list={list} row={row} />
      </PreviewFrame>
    </>
  );
}

function Screen({ look, list, row }: Props & { look: Look }) {
  const backend = useBackend();
  const kiosk = useMemo(() => asKiosk(backend), [backend]);
  if (look === 'phone') {
    return (
      <main>
        <article className="listing as-cards">
          <ListingCards list={list} rows={[row]} />
        </article>
      </main>
    );
  }
  return (
    <BackendContext value={look === 'kiosk' ? kiosk : backend}>
      <main>
        <article className="listing as-table">
          {/* The frame is scrolled as a whole, so the table has no buttons of its own. */}
          <div className="table-responsive">
            <ListingTable list={list} rows={[row]} columns={columnsOf([row])} />
          </div>
          {look === 'paper' && (
            <Suspense>
              <ListingPaper name={list} onPrint={() => undefined} />
            </Suspense>
          )}
        </article>
      </main>
    </BackendContext>
  );
}

/** The same backend on a kiosk, which decides what a link is. */
function asKiosk(backend: Backend): Backend {
  const device = { value: { kind: 'kiosk', site: '' } };
  return Object.create(backend, { device }) as Backend;
}
