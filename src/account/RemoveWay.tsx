import Button from 'react-bootstrap/Button';
import type { Way } from '../backend/WaySettings';
import { Dialog } from '../dialog/Dialog';
import { useCodeWords } from '../words/codeWords';

interface Props {
  way: Way;
  onRemove: () => void;
  onClose: () => void;
}

/** Asks whether to remove a way to log in, and says what follows. */
export function RemoveWay({ way, onRemove, onClose }: Props) {
  const words = useCodeWords();
  return (
    <Dialog
      id="remove-way"
      title={words.removeTitle}
      isMessage
      onClose={onClose}
      actions={
        <>
          <Button variant="outline-primary" onClick={onClose}>
            {words.cancel}
          </Button>
          <Button onClick={onRemove}>{words.remove}</Button>
        </>
      }
    >
      <p>{way === 'email' ? words.removeEmailText : words.removePhoneText}</p>
    </Dialog>
  );
}
