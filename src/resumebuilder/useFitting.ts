import { useCallback, useEffect, useState } from 'react';
import { BackendError } from '../backend/Backend';
import { useBackend } from '../backend/context';
import type { MatchAnswer, SkillTile } from '../generated/bindings';

/** Employers for the concepts of a resume, and what its concepts are called. */
interface Fitting {
  answer: MatchAnswer;
  tapped: SkillTile[];
}

/** Asks for employers that suit these concepts, again for each ZIP code. */
export function useFitting(concepts: string[], zip: string) {
  const backend = useBackend();
  const [fitting, setFitting] = useState<Fitting | null>(null);
  const [failure, setFailure] = useState<BackendError | null>(null);
  const [attempt, setAttempt] = useState(0);
  const again = useCallback(() => setAttempt((before) => before + 1), []);
  const skills = concepts.join(' ');
  useEffect(() => {
    let isShown = true;
    const request = { zip: zip || null, skills: skills.split(' ').filter(Boolean) };
    backend
      .openResumeBuilder()
      .then((builder) => Promise.all([builder.employers(request), builder.skills()]))
      .then(
        ([answer, tiles]) => {
          if (!isShown) return;
          setFailure(null);
          setFitting({ answer, tapped: tiles.filter(({ id }) => request.skills.includes(id)) });
        },
        (error: unknown) => {
          if (!isShown) return;
          setFailure(error instanceof BackendError ? error : new BackendError('internal-error'));
        },
      );
    return () => {
      isShown = false;
    };
  }, [backend, skills, zip, attempt]);
  return { fitting, failure, again };
}
