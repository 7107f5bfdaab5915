import { useCallback, useEffect, useState } from 'react';
import { BackendError } from '../backend/Backend';
import { useBackend } from '../backend/context';
import type { MadeResume, ResumeAnswers, ResumeLanguage } from '../generated/bindings';
import { keepMade, lastMade, madeFor, type Wish } from '../resumeanswers/madeFiles';

/**
 * The resume of these answers: made again when they or the wishes change, and not when it was made in this visit.
 * `last` is the one that was made before, while the network is down.
 */
export function useMade(answers: ResumeAnswers, language: ResumeLanguage, design: number) {
  const backend = useBackend();
  const request = JSON.stringify({ answers, language, design });
  const [made, setMade] = useState<MadeResume | null>(() => madeFor({ answers, language, design }));
  const [failure, setFailure] = useState<BackendError | null>(null);
  const [attempt, setAttempt] = useState(0);
  const again = useCallback(() => setAttempt((before) => before + 1), []);
  useEffect(() => {
    let isShown = true;
    const wish = JSON.parse(request) as Wish;
    const show = (file: MadeResume | null, error: BackendError | null) => {
      if (!isShown) return;
      setMade(file);
      setFailure(error);
    };
    const make = async () => {
      const known = madeFor(wish);
      if (known) return known;
      const file = await (await backend.openResumeBuilder()).make(wish);
      if (isShown) keepMade(wish, file);
      return file;
    };
    make().then(
      (file) => show(file, null),
      (error: unknown) =>
        show(null, error instanceof BackendError ? error : new BackendError('internal-error')),
    );
    return () => {
      isShown = false;
    };
  }, [backend, request, attempt]);
  const isOutOfReach = failure?.code === 'network-request-failed';
  return { made, last: isOutOfReach ? lastMade() : null, isOutOfReach, failure, again };
}
