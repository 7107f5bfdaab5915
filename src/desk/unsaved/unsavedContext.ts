import { createContext, use, useEffect, useId } from 'react';

/** What is typed at the desk and not saved yet. */
export interface Unsaved {
  /** Says of a form whether it holds something that is not saved. */
  mark: (form: string, isUnsaved: boolean) => void;
  /** Does something that closes all forms; asks first when one of them holds something. */
  leave: (work: () => void) => void;
  /** Whether a form holds something that is not saved. */
  holds: () => boolean;
}

/** Without a guard nothing is asked. */
export const UnsavedContext = createContext<Unsaved>({
  mark: () => undefined,
  leave: (work) => work(),
  holds: () => false,
});

/** Says that a form holds something that is not saved, as long as the form is there. */
export function useUnsaved(isUnsaved: boolean): void {
  const { mark } = use(UnsavedContext);
  const form = useId();
  useEffect(() => {
    mark(form, isUnsaved);
    return () => mark(form, false);
  }, [mark, form, isUnsaved]);
}

/** Does something that closes all forms; asks first when one of them holds something. */
export function useLeave(): (work: () => void) => void {
  return use(UnsavedContext).leave;
}
