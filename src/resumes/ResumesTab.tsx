import { useEffect, useState } from 'react';
import type { Account } from '../backend/Account';
import type { ResumeShelf } from '../backend/ResumeShelf';
import { useResumeWords } from '../words/resumeWords';
import { LoadFailed } from './LoadFailed';
import { MyResumes } from './MyResumes';

/** My Resumes (RES-1 to RES-4, RES-7): opens the person's shelf, then shows what is on it. */
export function ResumesTab({ account }: { account: Account }) {
  const words = useResumeWords();
  const [shelf, setShelf] = useState<ResumeShelf | null>(null);
  const [failed, setFailed] = useState<{ error: unknown } | null>(null);
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    let isShown = true;
    account.openResumes().then(
      (opened) => isShown && setShelf(opened),
      (error: unknown) => isShown && setFailed({ error }),
    );
    return () => {
      isShown = false;
    };
  }, [account, attempt]);
  const again = () => {
    setFailed(null);
    setAttempt(attempt + 1);
  };
  return (
    <section className="resumes" aria-labelledby="resumes-title">
      <h2 id="resumes-title">{words.title}</h2>
      {failed && <LoadFailed error={failed.error} onAgain={again} />}
      {shelf && <MyResumes shelf={shelf} />}
    </section>
  );
}
