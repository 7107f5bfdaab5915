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
    try {
      await start(chosen);
    } catch (error) {
      const why = error instanceof BackendError ? error.why : null;
      if (why) notice.show({ title: texts.failedTitle, message: words.unreadable[why] });
      else notice.fail(texts.failedTitle, error);
      return;
    }
    setChosen(null);
    setField((count) => count + 1);
    notice.show({ title: texts.doneTitle, message: texts.doneText, next: texts.doneNext });
    await onUploaded();
  };
  return (
    <section className="panel" aria-labelledby="upload-title">
      <h3 id="upload-title">{texts.title}</h3>
      <p>{texts.note}</p>
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
