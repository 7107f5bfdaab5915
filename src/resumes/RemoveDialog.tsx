import { useEffect, useRef } from 'react';
import Button from 'react-bootstrap/Button';
import { Dialog } from '../dialog/Dialog';
import { useResumeWords } from '../words/resumeWords';

interface Props {
  name: string;
  onRemove: () => void;
  onClose: () => void;
}

/** Asks once before a file is removed for good. The button that changes nothing has the focus. */
export function RemoveDialog({ name, onRemove, onClose }: Props) {
  const words = useResumeWords();
  const keep = useRef<HTMLButtonElement>(null);
  useEffect(() => keep.current?.focus(), []);
  return (
    <Dialog
      id="remove"
      title={words.removeTitle}
      isMessage
      onClose={onClose}
      actions={
        <>
          <Button ref={keep} variant="outline-primary" onClick={onClose}>
            {words.keep}
          </Button>
          <Button onClick={onRemove}>{words.remove}</Button>
        </>
      }
    >
      <p className="file-name">{name}</p>
      <p>{words.removeText}</p>
    </Dialog>
  );
}
