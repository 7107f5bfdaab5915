import { useCallback, useEffect, useState } from 'react';
import { BackendError } from '../backend/Backend';
import { useBackend } from '../backend/context';
import type { SkillTile } from '../generated/bindings';

/** All skills that can be tapped; asked for again when the network is back. */
export function useSkills() {
  const backend = useBackend();
  const [tiles, setTiles] = useState<SkillTile[]>([]);
  const [failure, setFailure] = useState<BackendError | null>(null);
  const [attempt, setAttempt] = useState(0);
  const again = useCallback(() => setAttempt((before) => before + 1), []);
  useEffect(() => {
    let isShown = true;
    const shown = (all: SkillTile[], error: BackendError | null) => {
      if (!isShown) return;
      setTiles(all);
      setFailure(error);
    };
    backend
      .openResumeBuilder()
      .then((builder) => builder.skills())
      .then(
        (all) => shown(all, null),
        (error: unknown) => shown([], new BackendError(BackendError.codeOf(error))),
      );
    return () => {
      isShown = false;
    };
  }, [backend, attempt]);
  useEffect(() => {
    if (!failure) return;
    addEventListener('online', again);
    return () => removeEventListener('online', again);
  }, [failure, again]);
  return { tiles, failure, again };
}
