import { useCallback, useRef } from 'react';
import { PageHeading } from '../../page/PageHeading';
import { errorText } from '../errorText';
import { useImportWords } from '../../words/importWords';
import { useWords } from '../../words/language';
import { useDesk } from '../deskContext';
import { useAct } from '../useAct';
import { useLoad } from '../useLoad';
import { BringTable } from './BringTable';
import './imports.css';
import { TableCard } from './TableCard';

/** Many places at once: a table is looked at, its good rows wait, and are published together. */
export default function ImportsScreen() {
  const words = useImportWords();
  const all = useWords();
  const { desk } = useDesk();
  const load = useCallback(async () => {
    const [tables, queue] = await Promise.all([
      desk.imports(),
      desk.queue({ view: 'due', list: '', text: '' }),
    ]);
    return { tables, lists: queue.lists };
  }, [desk]);
  const { content, failed, again } = useLoad(load);
  const tables = useRef<HTMLHeadingElement>(null);
  // The button that was pressed goes away, so the keyboard continues at the tables.
  const showTables = () => {
    tables.current?.focus();
    again();
  };
  const { said, line, act } = useAct(
    words,
    (it) => it.meanwhile,
    (isNew) => (isNew ? showTables() : again()),
  );
  return (
    <section className="desk-imports">
      <PageHeading name={words.title}>{words.title}</PageHeading>
      <p>{words.text}</p>
      {failed && <p role="alert">{errorText(all, failed)}</p>}
      {content && <BringTable lists={content.lists} onBrought={showTables} />}
      <h2 ref={tables} tabIndex={-1}>
        {words.tables}
      </h2>
      <p ref={line} role="status" className="desk-line">
        {said}
      </p>
      {content?.tables.length === 0 && <p>{words.noTables}</p>}
      <ul>
        {content?.tables.map((table) => (
          <TableCard key={table.id} table={table} act={act} />
        ))}
      </ul>
    </section>
  );
}
