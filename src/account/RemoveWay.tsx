import type { Way } from '../backend/WaySettings';
import { ConfirmDialog } from '../dialog/ConfirmDialog';
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
    <ConfirmDialog
      id="remove-way"
      title={words.removeTitle}
      no={words.cancel}
      yes={words.remove}
      onYes={onRemove}
      onClose={onClose}
    >
      <p>{way === 'email' ? words.removeEmailText : words.removePhoneText}</p>
    </ConfirmDialog>
  );
}
