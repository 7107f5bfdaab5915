import { useSearchParams } from 'react-router';
import { useNarrow } from './useNarrow';

export type View = 'cards' | 'table';

/** Rows that are drawn at once. Real tables are shorter; a phone draws what is read first. */
const PAGE: Record<View, number> = { cards: 20, table: 300 };

/**
 * How a list is shown: as the table, in a narrow window as cards, or as the person chose. It stands
 * in the address, so that a reload, a link and "back" keep it.
 */
export function useView() {
  const [address, setAddress] = useSearchParams();
  const usual: View = useNarrow() ? 'cards' : 'table';
  const chosen = address.get('view');
  const view: View = chosen === 'cards' || chosen === 'table' ? chosen : usual;
  const most = Math.max(Number(address.get('show')) || 0, PAGE[view]);
  const change = (name: string, value: string | null) =>
    setAddress(
      (old) => {
        const next = new URLSearchParams(old);
        if (value === null) next.delete(name);
        else next.set(name, value);
        return next;
      },
      { replace: true, preventScrollReset: true },
    );
  return {
    view,
    /** How many rows are drawn. */
    most,
    showMore: () => change('show', String(most + PAGE[view])),
    switchView: () => {
      const other: View = view === 'cards' ? 'table' : 'cards';
      change('view', other === usual ? null : other);
    },
  };
}
