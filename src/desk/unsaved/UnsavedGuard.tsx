import {
  lazy,
  Suspense,
  useCallback,
  useEffect,
  useMemo,
  useRef,
  useState,
  type ReactNode,
} from 'react';
import type { BlockerFunction, Location } from 'react-router';
import { useDeskWords } from '../../words/deskWords';
import { useBlocked } from './useBlocked';
import { UnsavedContext, type Unsaved } from './unsavedContext';

// Loaded when it is asked.
const ConfirmDialog = lazy(async () => ({
  default: (await import('../../dialog/ConfirmDialog')).ConfirmDialog,
}));

/** Asks once before something that was typed and not saved is gone: by a link, by Back, by closing the tab. */
export function UnsavedGuard({ children }: { children: ReactNode }) {
  const words = useDeskWords();
  const forms = useRef(new Set<string>());
  const [work, setWork] = useState<(() => void) | null>(null);
  const unsaved = useMemo<Unsaved>(
    () => ({
      mark: (form, isUnsaved) => {
        if (isUnsaved) forms.current.add(form);
        else forms.current.delete(form);
      },
      leave: (next) => {
        if (forms.current.size > 0) setWork(() => next);
        else next();
      },
      holds: () => forms.current.size > 0,
    }),
    [],
  );
  const isBlocked = useCallback<BlockerFunction>(
    ({ currentLocation, nextLocation }) =>
      forms.current.size > 0 && leaves(currentLocation, nextLocation),
    [],
  );
  const blocker = useBlocked(isBlocked);
  useEffect(() => {
    const ask = (event: BeforeUnloadEvent) => {
      if (forms.current.size > 0) event.preventDefault();
    };
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, []);
  const stay = () => {
    setWork(null);
    blocker?.reset?.();
  };
  const go = () => {
    setWork(null);
    if (work) work();
    else blocker?.proceed?.();
  };
  return (
    <UnsavedContext value={unsaved}>
      {children}
      {(work !== null || blocker?.state === 'blocked') && (
        <Suspense>
          <ConfirmDialog
            id="desk-unsaved"
            title={words.unsavedTitle}
            no={words.stay}
            yes={words.leaveUnsaved}
            main="no"
            onYes={go}
            onClose={stay}
          >
            <p>{words.unsavedText}</p>
          </ConfirmDialog>
        </Suspense>
      )}
    </UnsavedContext>
  );
}

/** Another question to the queue shows another place; on the page of one place it does not. */
function leaves(from: Location, to: Location): boolean {
  if (from.pathname !== to.pathname) return true;
  return from.search !== to.search && !from.pathname.startsWith('/desk/check/');
}
