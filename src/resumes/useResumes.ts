import { useCallback, useEffect, useState } from 'react';
import type { ResumeShelf } from '../backend/ResumeShelf';
import type { Resumes } from '../generated/bindings';

/** The resumes of a shelf; `reload` asks again, and what was shown stays until the answer. */
export function useResumes(shelf: ResumeShelf) {
  const [resumes, setResumes] = useState<Resumes | null>(null);
  const [failed, setFailed] = useState<{ error: unknown } | null>(null);
  // Grows with every answer, so that what depends on the files looks again too.
  const [version, setVersion] = useState(0);
  const reload = useCallback(async () => {
    setFailed(null);
    try {
      setResumes(await shelf.list());
      setVersion((count) => count + 1);
    } catch (error) {
      setFailed({ error });
    }
  }, [shelf]);
  useEffect(() => {
    // The first question is asked by the screen itself.
    void Promise.resolve().then(reload);
  }, [reload]);
  return { resumes, failed, version, reload };
}
