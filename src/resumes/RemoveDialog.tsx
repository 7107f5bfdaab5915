import { useEffect, useRef } from 'react';
import Button from 'react-bootstrap/Button';
import Modal from 'react-bootstrap/Modal';
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
    <Modal
      show
      centered
      onHide={onClose}
      animation={false}
      aria-labelledby="remove-title"
      aria-describedby="remove-text"
    >
      <Modal.Header>
        <Modal.Title id="remove-title" as="h2">
          {words.removeTitle}
        </Modal.Title>
      </Modal.Header>
      <Modal.Body id="remove-text">
        <p className="file-name">{name}</p>
        <p>{words.removeText}</p>
      </Modal.Body>
      <Modal.Footer>
        <Button ref={keep} variant="outline-primary" onClick={onClose}>
          {words.keep}
        </Button>
        <Button onClick={onRemove}>{words.remove}</Button>
      </Modal.Footer>
    </Modal>
  );
}
