import type { AnyWay } from '../backend/WaySettings';
import { ConfirmDialog } from '../dialog/ConfirmDialog';
import { useCodeWords } from '../words/codeWords';
import { useProviderWords } from '../words/providerWords';

interface Props {
  way: AnyWay;
  onRemove: () => void;
  onClose: () => void;
}

/** Asks whether to remove a way to log in, and says what follows. */
export function RemoveWay({ way, onRemove, onClose }: Props) {
  const words = useCodeWords();
  const { removeText } = useProviderWords();
  const text = () => {
    if (typeof way === 'object') return removeText(way.name);
    return way === 'email' ? words.removeEmailText : words.removePhoneText;
  };
  return (
    <ConfirmDialog
      id="remove-way"
      title={words.removeTitle}
      no={words.cancel}
      yes={words.remove}
      onYes={onRemove}
      onClose={onClose}
    >
      <p>{text()}</p>
    </ConfirmDialog>
  );
}
