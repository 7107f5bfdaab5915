import Button from 'react-bootstrap/Button';
import { Dialog } from '../dialog/Dialog';
import { useCodeWords } from '../words/codeWords';

interface Props {
  /** The session, in words. */
  name: string;
  onEnd: () => void;
  onClose: () => void;
}

/** Asks whether to end a session elsewhere. */
export function EndSessionDialog({ name, onEnd, onClose }: Props) {
  const words = useCodeWords();
  return (
    <Dialog
      id="end-session"
      title={words.logOutThereTitle}
      isMessage
      onClose={onClose}
      actions={
        <>
          <Button variant="outline-primary" onClick={onClose}>
            {words.cancel}
          </Button>
          <Button onClick={onEnd}>{words.logOutThere}</Button>
        </>
      }
    >
      <p>{name}</p>
    </Dialog>
  );
}
