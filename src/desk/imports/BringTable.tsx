import { useId, useState, type SubmitEvent } from 'react';
import { BackendError } from '../../backend/Backend';
import type { BroughtFile } from '../../backend/Desk';
import type { ImportReport } from '../../generated/bindings';
import { useImportWords } from '../../words/importWords';
import { useWords } from '../../words/language';
import { useDesk } from '../deskContext';
import { useListChoices } from '../listName';
import { Findings } from './Findings';
import { refusalText } from '../refusal';
import { useUnsaved } from '../unsaved/unsavedContext';

const FILE_MAX = 2_000_000;
const ORIGIN_MAX = 120;

interface Props {
  /** The names of all lists. */
  lists: string[];
  onBrought: () => void;
}

/** A file that is looked at, and what was found in it. */
export function BringTable({ lists, onBrought }: Props) {
  const words = useImportWords();
  const all = useWords();
  const { desk } = useDesk();
  const choices = useListChoices(lists);
  const id = useId();
  const [list, setList] = useState('');
  const [origin, setOrigin] = useState('');
  const [file, setFile] = useState<File | null>(null);
  const [looked, setLooked] = useState<{ brought: BroughtFile; report: ImportReport } | null>(null);
  const [said, setSaid] = useState('');
  const [isBusy, setBusy] = useState(false);
  useUnsaved(looked !== null && !looked.report.failure);
  const work = async (line: string, task: () => Promise<string>) => {
    setBusy(true);
    setSaid(line);
    try {
      setSaid(await task());
    } catch (error) {
      const code = BackendError.codeOf(error);
      if (code === 'payload-too-large') setSaid(words.tooLarge);
      else setSaid(refusalText(all, error, words.badRequest));
    }
    setBusy(false);
  };
  const look = (brought: BroughtFile) =>
    work(words.looking, async () => {
      const report = await desk.lookAt(brought);
      setLooked({ brought, report });
      const { failure, failureLine, failureFile } = report;
      if (!failure) return words.summary(report.rows, report.good);
      const line = failureLine === null ? '' : words.failureLine(failureLine, failureFile);
      return [words.failures[failure], line].filter(Boolean).join(' ');
    });
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (isBusy) return;
    setLooked(null);
    if (!list || !file) setSaid(words.noFile);
    else if (file.size > FILE_MAX) setSaid(words.tooLarge);
    else void look({ file, list, origin, columns: null, also: [], only: null });
  };
  const bring = (brought: BroughtFile) =>
    work(words.looking, async () => {
      const { waiting, changes } = await desk.bring(brought);
      setLooked(null);
      onBrought();
      return words.brought(waiting, changes);
    });
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
        <p role="status" className="desk-line">
          {said}
        </p>
      </form>
      {looked && !looked.report.failure && (
        <Findings
          report={looked.report}
          isBusy={isBusy}
          onLook={(columns) => void look({ ...looked.brought, origin, columns })}
          onOnly={(only) => void look({ ...looked.brought, origin, columns: null, only })}
          onBring={(columns, also) => void bring({ ...looked.brought, origin, columns, also })}
        />
      )}
    </>
  );
}
