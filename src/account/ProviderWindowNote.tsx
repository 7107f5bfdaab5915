import Button from 'react-bootstrap/Button';
import { useProviderWords } from '../words/providerWords';
import type { WaitingForProvider } from './useProviderVisit';

/** The note in a dialog while a person uses the window of a provider. Closing the dialog cancels. */
export function ProviderWindowNote({ name, window, onAgain }: WaitingForProvider) {
  const words = useProviderWords();
  const { isClosed, show } = window;
  return (
    <>
      <p role="status">{isClosed ? words.closedText(name) : words.windowText(name)}</p>
      <p>
        <Button variant="outline-primary" onClick={isClosed ? onAgain : show}>
          {isClosed ? words.again : words.showWindow}
        </Button>
      </p>
    </>
  );
}
