import { useCallback } from 'react';
import { useNavigate } from 'react-router';
import { writeQuery, type Asked } from './question';

/** Asks again: the address changes in place, so that Back leaves the finder at once. */
export function useAsk(): (asked: Asked) => void {
  const navigate = useNavigate();
  return useCallback(
    // An empty query would bring the remembered town back.
    (asked) => void navigate(writeQuery(asked) || '?near=', { replace: true }),
    [navigate],
  );
}
