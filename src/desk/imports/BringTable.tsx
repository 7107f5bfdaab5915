import { useId, useState, type SubmitEvent } from 'react';
import { BackendError } from '../../backend/Backend';
import type { BroughtFile } from '../../backend/Desk';
import type { DeskImport, ImportReport } from '../../generated/bindings';
import type { ImportWords } from '../../words/imports.en';
import { useImportWords } from '../../words/importWords';
import { useDesk } from '../deskContext';
import { useListChoices, useListName } from '../listName';
import { Findings } from './Findings';
import { refusalText } from '../refusal';
import { useSaid, type Saying } from '../useSaid';
import { useUnsaved } from '../unsaved/unsavedContext';

const FILE_MAX = 6_000_000;
const ORIGIN_MAX = 120;

interface Props {
  /** The names of all lists. */
  lists: string[];
  onBrought: () => void;
}

/** What became of a file that was brought. */
function keptText(words: ImportWords, kept: DeskImport, titleOf: (list: string) => string): string {
  const { id, list, origin, waiting, changes, already, nothingNew } = kept;
  if (!nothingNew) return words.brought(waiting, changes, already);
  return id ? words.alreadyIn(origin || titleOf(list), already) : words.alreadySuggested(already);
}

/** A file that is looked at, and what was found in it. */
export function BringTable({ lists, onBrought }: Props) {
  const words = useImportWords();
  const { desk } = useDesk();
  const choices = useListChoices(lists);
  const titleOf = useListName();
  const id = useId();
  const [list, setList] = useState('');
  const [origin, setOrigin] = useState('');
  const [file, setFile] = useState<File | null>(null);
  const [looked, setLooked] = useState<{ brought: BroughtFile; report: ImportReport } | null>(null);
  const { said, say, line } = useSaid(words);
  // What became of the rows is said beside their button.
  const [isKeeping, setKeeping] = useState(false);
  const [isBusy, setBusy] = useState(false);
  useUnsaved(looked !== null && !looked.report.failure);
  const work = async (task: () => Promise<Saying<ImportWords>>) => {
    setBusy(true);
    say((it) => it.looking);
    try {
      say(await task());
    } catch (error) {
      const isTooLarge = BackendError.codeOf(error) === 'payload-too-large';
      say((it, all) => (isTooLarge ? it.tooLarge : refusalText(all, error, it.badRequest)));
    }
    setBusy(false);
  };
  const look = (brought: BroughtFile) => {
    setKeeping(false);
    return work(async () => {
      const report = await desk.lookAt(brought);
      setLooked({ brought, report });
      const { failure, failureLine, failureFile } = report;
      if (!failure) return (it) => it.summary(report.rows, report.good);
      return (it) => {
        const inFile = failureFile && it.failureFile(failureFile);
        const where = failureLine === null ? inFile : it.failureLine(failureLine, failureFile);
        return [it.failures[failure], where].filter(Boolean).join(' ');
      };
    });
  };
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (isBusy) return;
    setLooked(null);
    setKeeping(false);
    if (!list || !file) say((it) => it.noFile);
    else if (file.size > FILE_MAX) say((it) => it.tooLarge);
    else void look({ file, list, origin, columns: null, also: [], change: [], only: null });
  };
  const bring = (brought: BroughtFile) => {
    setKeeping(true);
    return work(async () => {
      const kept = await desk.bring(brought);
      setLooked(null);
      setKeeping(false);
      onBrought();
      return (it) => keptText(it, kept, titleOf);
    });
  };
  const status = (isHere: boolean) => (
    <p ref={isHere ? line : null} role="status" className="desk-line">
      {isHere && said}
    </p>
  );
  return (
    <>
      <form className="desk-card" noValidate onSubmit={submit}>
        <label htmlFor={`${id}-list`}>{words.list}</label>
        <select
          id={`${id}-list`}
          className="form-select"
          value={list}
          onChange={({ target }) => {
            setList(target.value);
            setLooked(null);
          }}
        >
          <option value="" />
          {choices.map(({ list: name, title }) => (
            <option key={name} value={name}>
              {title}
            </option>
          ))}
        </select>
        <label htmlFor={`${id}-origin`}>{words.origin}</label>
        <input
          id={`${id}-origin`}
          className="form-control"
          maxLength={ORIGIN_MAX}
          placeholder={words.originHint}
          aria-describedby={`${id}-origin-text`}
          value={origin}
          onChange={({ target }) => setOrigin(target.value)}
        />
        <p id={`${id}-origin-text`} className="quiet">
          {words.originText}
        </p>
        <label htmlFor={`${id}-file`}>{words.file}</label>
        <input
          id={`${id}-file`}
          className="form-control"
          type="file"
          accept=".csv,.tsv,.txt,.xlsx,.zip,.json"
          onChange={({ target }) => {
            setFile(target.files?.[0] ?? null);
            setLooked(null);
          }}
        />
        <p className="actions">
          <button type="submit" className="btn btn-primary" aria-disabled={isBusy}>
            {words.look}
          </button>
        </p>
        {status(!isKeeping)}
      </form>
      {looked && !looked.report.failure && (
        <Findings
          report={looked.report}
          status={status(isKeeping)}
          isBusy={isBusy}
          onLook={(columns) => void look({ ...looked.brought, origin, columns })}
          onOnly={(only) => void look({ ...looked.brought, origin, columns: null, only })}
          onBring={(columns, also, change) =>
            void bring({ ...looked.brought, origin, columns, also, change })
          }
        />
      )}
    </>
  );
}
