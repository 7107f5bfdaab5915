import { useState } from 'react';
import { BackendError } from '../backend/Backend';
import type { ResumeShelf } from '../backend/ResumeShelf';
import type { Resume } from '../generated/bindings';
import { useNotice } from '../notice/useNotice';
import { useWords } from '../words/language';
import { useResumeWords } from '../words/resumeWords';
import { EmployersForYou } from './EmployersForYou';
import { LoadFailed } from './LoadFailed';
import { MakeOffer } from './MakeOffer';
import { RemoveDialog } from './RemoveDialog';
import { ResumeList } from './ResumeList';
import { UploadResume } from './UploadResume';
import { useResumes } from './useResumes';

/** The files of a person and the employers that suit the current one. */
export function MyResumes({ shelf }: { shelf: ResumeShelf }) {
  const words = useResumeWords();
  const { loading } = useWords();
  const notice = useNotice();
  const { resumes, failed, version, reload } = useResumes(shelf);

  const [leaving, setLeaving] = useState<Resume | null>(null);

  const open = async (resume: Resume) => {
    try {
      await shelf.open(resume);
    } catch (error) {
      if (BackendError.codeOf(error) !== 'not-found') {
        notice.fail(words.failed, error);
        return;
      }
      notice.show({ title: words.goneTitle, message: words.goneText, next: words.goneNext });
      // It may have been removed in another window.
      await reload();
    }
  };
  const remove = async (resume: Resume) => {
    setLeaving(null);
    // RES-4: a failure is silent; the list says what is there.
    await shelf.remove(resume).then(
      () =>
        notice.show({
          title: words.removedTitle,
          message: words.removedText,
          next: words.removedNext,
        }),
      () => undefined,
    );
    await reload();
  };
  return (
    <>
      <MakeOffer hasFiles={resumes && resumes.files.length > 0} />
      <UploadResume shelf={shelf} notice={notice} onUploaded={reload} />
      {failed && <LoadFailed error={failed.error} onAgain={() => void reload()} />}
      {!resumes && !failed && <p role="status">{loading}</p>}
      {resumes && (
        <>
          <p className="current">{words.current(resumes.current ?? words.noCurrent)}</p>
          <ResumeList
            files={resumes.files}
            onOpen={(resume) => void open(resume)}
            onRemove={setLeaving}
          />
          <EmployersForYou shelf={shelf} version={version} />
        </>
      )}
      {leaving && (
        <RemoveDialog
          name={leaving.name}
          onRemove={() => void remove(leaving)}
          onClose={() => setLeaving(null)}
        />
      )}
      {notice.dialog}
    </>
  );
}
