import { useState, type SubmitEvent } from 'react';
import Button from 'react-bootstrap/Button';
import Form from 'react-bootstrap/Form';
import { BackendError } from '../backend/Backend';
import { useBackend } from '../backend/context';
import type { Chosen, ResumeShelf } from '../backend/ResumeShelf';
import type { useNotice } from '../notice/useNotice';
import { useResumeWords } from '../words/resumeWords';
import { OfferedFiles } from './OfferedFiles';
import { UploadDialog } from './UploadDialog';
import { useUpload } from './useUpload';

interface Props {
  shelf: ResumeShelf;
  notice: ReturnType<typeof useNotice>;
  onUploaded: () => Promise<void>;
}

/** RES-1, RES-2: choose a file, upload it, see how far it is. */
export function UploadResume({ shelf, notice, onUploaded }: Props) {
  const words = useResumeWords();
  const { upload: texts } = words;
  const isKiosk = useBackend().device.kind === 'kiosk';
  const [chosen, setChosen] = useState<Chosen | null>(null);
  const { progress, start, stop } = useUpload(shelf);
  // A new field forgets the file that was chosen in the old one.
  const [field, setField] = useState(0);

  const submit = async (event: SubmitEvent) => {
    event.preventDefault();
    if (!chosen) {
      notice.show({
        title: texts.noFileTitle,
        message: texts.noFileText,
        next: texts.noFileNext,
      });
      return;
    }
    if (chosen.size > shelf.maxBytes) {
      showTooLarge(chosen);
      return;
    }
    let next: string | undefined;
    try {
      await start(chosen, async () => {
        next = await outcome();
      });
    } catch (error) {
      const why = error instanceof BackendError ? error.why : null;
      if (why) notice.show({ title: texts.failedTitle, message: words.unreadable[why] });
      else if (BackendError.codeOf(error) === 'payload-too-large') showTooLarge(chosen);
      else notice.fail(texts.failedTitle, error);
      return;
    }
    setChosen(null);
    setField((count) => count + 1);
    notice.show({ title: texts.doneTitle, message: texts.doneText, ...(next && { next }) });
    await onUploaded();
  };
  const showTooLarge = ({ size }: Chosen) => {
    const message = texts.tooLarge(megabytes(size), megabytes(shelf.maxBytes));
    notice.show({ title: texts.failedTitle, message, next: texts.tooLargeNext });
  };
  /** What is true of the file that is stored now; nothing when that cannot be asked. */
  const outcome = async (): Promise<string | undefined> => {
    const answer = await shelf.employers({ zip: null, skills: [] }).catch(() => null);
    if (answer?.resume.state === 'unreadable') {
      return `${texts.unread} ${words.unreadable[answer.resume.why]}`;
    }
    if (answer?.resume.state !== 'read') return undefined;
    return answer.matches.length > 0 ? texts.doneNext : words.employers.nothing;
  };
  return (
    <section className="panel" aria-labelledby="upload-title">
      <h3 id="upload-title">{texts.title}</h3>
      <p>{texts.note}</p>
      <p id="upload-limits">{texts.limits(megabytes(shelf.maxBytes))}</p>
      <p className="private">{texts.private}</p>
      <Form noValidate onSubmit={(event) => void submit(event)}>
        {isKiosk ? (
          <OfferedFiles key={field} shelf={shelf} chosen={chosen} onChoose={setChosen} />
        ) : (
          <>
            <Form.Label htmlFor="resume-file">{texts.label}</Form.Label>
            <Form.Control
              key={field}
              id="resume-file"
              type="file"
              accept=".pdf"
              aria-describedby="upload-limits"
              onChange={(event) =>
                setChosen((event.target as HTMLInputElement).files?.item(0) ?? null)
              }
            />
          </>
        )}
        <Button type="submit">{texts.button}</Button>
      </Form>
      {progress && <UploadDialog progress={progress} onStop={stop} />}
    </section>
  );
}

/** Megabytes as computers count them, rounded down: a limit is never told too high. */
function megabytes(bytes: number): number {
  const tenths = Math.floor((bytes / (1024 * 1024)) * 10) / 10;
  return tenths >= 10 ? Math.floor(tenths) : tenths;
}
