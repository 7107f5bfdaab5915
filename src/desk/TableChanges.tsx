import { useId } from 'react';
import { Link } from 'react-router';
import { useOfficeWords } from '../words/deskOfficeWords';
import { useDesk } from './deskContext';
import { SuggestionCard, type ActOnSuggestion, type OnPublished } from './SuggestionCard';
import type { TableBlock } from './tablePages';

interface Props extends TableBlock {
  act: ActOnSuggestion;
  onPublished: OnPublished;
  onMore: () => void;
}

/** The changes of one table: how many there are, and the first of them. */
export function TableChanges({ table, shown, act, onPublished, onMore }: Props) {
  const words = useOfficeWords();
  const { me } = useDesk();
  const id = useId();
  const left = table.changes - shown.length;
  return (
    <section className="desk-table-changes" aria-labelledby={id}>
      <h2 id={id}>{words.ofTable(shown[0]?.note ?? '')}</h2>
      <p>
        {words.ofTableWait(table.changes)}.
        {me.role !== 'caller' && (
          <>
            {' '}
            {words.ofTableText}{' '}
            <Link to="/desk/many" className="btn btn-link">
              {words.toTables}
            </Link>
          </>
        )}
      </p>
      <ul>
        {shown.map((suggestion) => (
          <SuggestionCard
            key={suggestion.id}
            suggestion={suggestion}
            act={act}
            onPublished={onPublished}
            heading="h3"
          />
        ))}
      </ul>
      {left > 0 && (
        <p className="actions">
          <button type="button" className="btn btn-outline-primary" onClick={onMore}>
            {words.moreOfTable(left)}
          </button>
        </p>
      )}
    </section>
  );
}
