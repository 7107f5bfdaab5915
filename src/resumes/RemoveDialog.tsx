import { ConfirmDialog } from '../dialog/ConfirmDialog';
import { useResumeWords } from '../words/resumeWords';

interface Props {
  name: string;
  onRemove: () => void;
  onClose: () => void;
}

/** Asks once before a file is removed for good. */
export function RemoveDialog({ name, onRemove, onClose }: Props) {
  const words = useResumeWords();
  return (
    <ConfirmDialog
      id="remove"
      title={words.removeTitle}
      no={words.keep}
      yes={words.remove}
      onYes={onRemove}
      onClose={onClose}
    >
      <p className="file-name">{name}</p>
      <p>{words.removeText}</p>
    </ConfirmDialog>
  );
}
