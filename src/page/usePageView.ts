import { useEffect, useRef } from 'react';
import { useBackend } from '../backend/context';
import type { Page } from '../generated/bindings';
import { turn } from './turn';

/** Counts a page view once for each opening: not for a filter, not twice for one list (ANA). */
export function usePageView(page: Page, opened: string = page) {
  const backend = useBackend();
  const counted = useRef<string | null>(null);
  useEffect(() => {
    if (counted.current === opened) return;
    counted.current = opened;
    // What a person sees and taps comes first.
    void turn().then(() => backend.countPageView(page));
  }, [backend, page, opened]);
}
