import { use, useCallback } from 'react';
import { useNavigate } from 'react-router';
import { writeQuery, type Asked } from './question';
import { TappedContext } from './useAsked';

/** Asks again: the address changes in place, so that Back leaves the finder at once. */
export function useAsk(): (asked: Asked) => void {
  const navigate = useNavigate();
  const tell = use(TappedContext);
  return useCallback(
    (asked) => {
      tell(asked);
      // An empty query would bring the remembered town back.
      void navigate(writeQuery(asked) || '?near=', { replace: true });
    },
    [navigate, tell],
  );
}
