import { ConfirmDialog } from '../dialog/ConfirmDialog';
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
    <ConfirmDialog
      id="end-session"
      title={words.logOutThereTitle}
      no={words.cancel}
      yes={words.logOutThere}
      onYes={onEnd}
      onClose={onClose}
    >
      <p>{name}</p>
    </ConfirmDialog>
  );
}
