import { useCallback, useEffect, useState } from 'react';
import { BackendError } from '../backend/Backend';
import { useBackend } from '../backend/context';
import type { MatchAnswer, MatchRequest, SkillTile } from '../generated/bindings';

/** Employers for the concepts of a resume, and what its concepts are called. */
interface Fitting {
  answer: MatchAnswer;
  tapped: SkillTile[];
}

/** Asks for employers that suit these concepts and own words, again for each ZIP code. */
export function useFitting(concepts: string[], ownWords: string[], zip: string) {
  const backend = useBackend();
  const [fitting, setFitting] = useState<Fitting | null>(null);
  const [failure, setFailure] = useState<BackendError | null>(null);
  const [attempt, setAttempt] = useState(0);
  const again = useCallback(() => setAttempt((before) => before + 1), []);
  const asked = JSON.stringify({
    zip: zip || null,
    skills: concepts,
    ...(ownWords.length > 0 && { ownWords }),
  } satisfies MatchRequest);
  useEffect(() => {
    let isShown = true;
    const request = JSON.parse(asked) as MatchRequest;
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
  }, [backend, asked, attempt]);
  return { fitting, failure, again };
}
