import { useState, type ReactNode } from 'react';
import { HEADING_ID } from '../page/PageHeading';
import { useAccountWords } from '../words/accountWords';
import { useWords } from '../words/language';
import { failureNotice, verbatimNotice } from './failure';
import { NoticeDialog, type Notice } from './NoticeDialog';

interface Notices {
  /** The dialog, to be put anywhere on the screen. */
  dialog: ReactNode;
  show: (notice: Notice) => void;
  /** Shows what failed, under a title of the catalog. */
  fail: (title: string, error: unknown) => void;
  /** The same, with the provider's message word for word. */
  failVerbatim: (title: string, error: unknown) => void;
}

/** One notice at a time; what comes after its OK may be named. */
export function useNotice(onClosed: () => void = () => undefined): Notices {
  const account = useAccountWords();
  const words = useWords();
  const [notice, setNotice] = useState<Notice | null>(null);
  const close = () => {
    setNotice(null);
    onClosed();
    requestAnimationFrame(keepAPlace);
  };
  return {
    dialog: <NoticeDialog notice={notice} onClose={close} />,
    show: setNotice,
    fail: (title, error) => setNotice(failureNotice(title, error, account, words)),
    failVerbatim: (title, error) => setNotice(verbatimNotice(title, error, account, words)),
  };
}

/** When what had the focus before the notice is gone, the heading of the screen takes it. */
function keepAPlace() {
  if (document.activeElement === document.body) document.getElementById(HEADING_ID)?.focus();
}
