import type { ReactNode } from 'react';
import Button from 'react-bootstrap/Button';
import { useAccountWords } from '../words/accountWords';

interface Props {
  working: boolean;
  /** Whether the entries are such that it can work at all (VAL-4). */
  ready?: boolean;
  describedBy?: string;
  children: ReactNode;
}

/** Sends a form once. While it works it keeps the focus, so that no one loses their place. */
export function SubmitButton({ working, ready = true, describedBy, children }: Props) {
  const words = useAccountWords();
  return (
    <Button
      type="submit"
      disabled={!ready}
      aria-disabled={working}
      aria-describedby={describedBy}
      onClick={(event) => working && event.preventDefault()}
    >
      {working ? words.working : children}
    </Button>
  );
}
