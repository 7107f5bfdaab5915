import { useState } from 'react';
import { BackendError } from '../../backend/Backend';
import type { DeskImport, Row } from '../../generated/bindings';
import { errorText } from '../errorText';
import type { ImportWords } from '../../words/imports.en';
import { useImportWords } from '../../words/importWords';
import { useWords } from '../../words/language';
import { whoName } from '../../words/whoName';
import { useListingWords } from '../../words/listingWords';
import { useDesk } from '../deskContext';
import { useFieldName } from '../fieldName';
import { ordered } from '../../places/columns';
import { Unbroken } from '../../places/DataText';
import { EMPTY } from '../../places/cellContent';
import { useListName } from '../listName';
import { moment } from '../moment';
import type { ActSaying } from '../useAct';
import { useSaid } from '../useSaid';
import { AskedRows } from './AskedRows';
import { WideTable } from './WideTable';

/** Names that are said at once. */
const NAMES_MAX = 20;

/** What is said when it is done, by the key of its words. */
type Done = 'publishDone' | 'putAwayDone' | 'withdrawDone' | 'takeBackDone';

interface Props {
  table: DeskImport;
  act: ActSaying<ImportWords>;
}

/** A table that was brought: what waits, what is on the list, and what can be done with it. */
export function TableCard({ table, act }: Props) {
  const words = useImportWords();
  const { language } = useWords();
  const { desk } = useDesk();
  const nameOf = useListName();
  const { list, origin, who, at, waiting, published, changes, changed, asked } = table;
  /** Says also which places were left as they are, and which rows are asked about. */
  const turn = (work: () => Promise<DeskImport>, done: Done) => {
    let now: DeskImport | undefined;
    const said = (it: ImportWords) => {
      const { asked = [], left = [], dropped = 0, handedOn = 0 } = now ?? {};
      const isAsked = done === 'publishDone' && asked.length > 0;
      const usual = handedOn > 0 ? it.handedOn(handedOn) : it[done];
      const told = isAsked ? it.publishAsked(asked.length) : usual;
      const first = dropped > 0 ? `${told} ${it.dropped(dropped)}` : told;
      const rest = left.length - NAMES_MAX;
      const names = left.slice(0, NAMES_MAX).concat(rest > 0 ? it.others(rest) : []);
      return left.length > 0 ? `${first} ${it.left(names.join('; '))}` : first;
    };
    void act(async () => {
      now = await work();
    }, said);
  };
  const publish =
    asked.length > 0
      ? words.publishAnyway(waiting)
      : changes > 0
        ? words.publishAll
        : words.publish(waiting);
  return (
    <li className="desk-card">
      <h3 lang={origin ? 'en' : undefined}>{origin || nameOf(list)}</h3>
      <p className="quiet">
        {words.tableLine(nameOf(list), whoName(who, language), moment(at, language))}
      </p>
      {waiting + changes > 0 && (
        <>
          {waiting > 0 && <p>{words.waiting(waiting)}</p>}
          {changes > 0 && <p>{words.changesWait(changes)}</p>}
          {asked.length > 0 && <AskedRows asked={asked} />}
          {waiting > 0 && <WaitingRows key={table.version} table={table} />}
          <p className="actions">
            <button
              type="button"
              className="btn btn-primary"
              onClick={() => turn(() => desk.publishRows(table), 'publishDone')}
            >
              {publish}
            </button>
            <button
              type="button"
              className="btn btn-outline-primary"
              onClick={() => turn(() => desk.dropRows(table), 'putAwayDone')}
            >
              {words.putAway}
            </button>
          </p>
        </>
      )}
      {published + changed > 0 && (
        <>
          {published > 0 && <p>{words.published(published)}</p>}
          {changed > 0 && <p>{words.changed(changed)}</p>}
          <p className="actions">
            <button
              type="button"
              className="btn btn-outline-primary"
              onClick={() =>
                turn(() => desk.withdrawRows(table), changed > 0 ? 'takeBackDone' : 'withdrawDone')
              }
            >
              {changed > 0 ? words.takeBack : words.withdraw}
            </button>
          </p>
        </>
      )}
    </li>
  );
}

/** The rows as they will be published, loaded when somebody asks for them. */
function WaitingRows({ table }: { table: DeskImport }) {
  const words = useImportWords();
  const { glosses } = useListingWords();
  const nameOf = useFieldName();
  const { desk } = useDesk();
  const [rows, setRows] = useState<Row[] | null>(null);
  const { said, say, line } = useSaid(words);
  const load = async () => {
    try {
      setRows((await desk.importRows(table)).rows);
    } catch (error) {
      say((_, all) => errorText(all, BackendError.codeOf(error)));
    }
  };
  const columns = filled(rows ?? []);
  return (
    <details onToggle={({ currentTarget }) => currentTarget.open && !rows && void load()}>
      <summary>{words.see}</summary>
      <p ref={line} role="status">
        {said}
        {rows && rows.length < table.waiting && words.seeFirst(rows.length)}
      </p>
      {rows && (
        <WideTable label={words.see}>
          <thead>
            <tr>
              {columns.map((column) => (
                <th key={column} scope="col" lang={glosses[column] ? undefined : 'en'}>
                  {nameOf(column)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((row, index) => (
              <tr key={index}>
                {columns.map((column) => (
                  <td key={column} lang="en">
                    <Unbroken text={row[column] === EMPTY ? '' : (row[column] ?? '')} />
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </WideTable>
      )}
    </details>
  );
}

/** The fields that some row says, in the order of the lists. The heading above names the source. */
function filled(rows: Row[]): string[] {
  const said = rows.flatMap((row) => Object.keys(row).filter((field) => row[field] !== EMPTY));
  return ordered(said).filter((field) => field !== 'source');
}
