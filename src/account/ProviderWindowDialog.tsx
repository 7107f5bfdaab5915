import { useEffect, useRef } from 'react';
import Button from 'react-bootstrap/Button';
import { Dialog } from '../dialog/Dialog';
import { useAccountWords } from '../words/accountWords';
import { useProviderWords } from '../words/providerWords';
import type { WaitingForProvider } from './useProviderVisit';

/** Stands on the page while a person is in the window of a provider. */
export function ProviderWindowDialog({ name, window, onAgain, onCancel }: WaitingForProvider) {
  const words = useProviderWords();
  const { cancel } = useAccountWords();
  const { isClosed, show } = window;
  const first = useRef<HTMLButtonElement>(null);
  useEffect(() => first.current?.focus(), [isClosed]);
  return (
    <Dialog
      id="provider-window"
      title={isClosed ? words.closedTitle : words.windowTitle}
      isMessage
      isFirm
      onClose={onCancel}
      actions={
        <>
          <Button variant="outline-primary" onClick={onCancel}>
            {cancel}
          </Button>
          <Button ref={first} onClick={isClosed ? onAgain : show}>
            {isClosed ? words.again : words.showWindow}
          </Button>
        </>
      }
    >
      <p role="status">{isClosed ? words.closedText(name) : words.windowText(name)}</p>
    </Dialog>
  );
}
