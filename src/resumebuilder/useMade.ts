import { useCallback, useEffect, useState } from 'react';
import { BackendError } from '../backend/Backend';
import { useBackend } from '../backend/context';
import type { MadeResume, ResumeAnswers, ResumeLanguage } from '../generated/bindings';

/** The resume of these answers: made again when they or the wishes change. */
export function useMade(answers: ResumeAnswers, language: ResumeLanguage, design: number) {
  const backend = useBackend();
  const [made, setMade] = useState<MadeResume | null>(null);
  const [failure, setFailure] = useState<BackendError | null>(null);
  const [attempt, setAttempt] = useState(0);
  const again = useCallback(() => setAttempt((before) => before + 1), []);
  const request = JSON.stringify({ answers, language, design });
  useEffect(() => {
    let isShown = true;
    backend
      .openResumeBuilder()
      .then((builder) => builder.make(JSON.parse(request) as Parameters<typeof builder.make>[0]))
      .then(
        (answer) => {
          if (!isShown) return;
          setMade(answer);
          setFailure(null);
        },
        (error: unknown) => {
          if (!isShown) return;
          setMade(null);
          setFailure(error instanceof BackendError ? error : new BackendError('internal-error'));
        },
      );
    return () => {
      isShown = false;
    };
  }, [backend, request, attempt]);
  return { made, failure, again };
}
