import { useEffect, useRef, type ReactNode } from 'react';
import Button from 'react-bootstrap/Button';
import { Dialog } from './Dialog';

interface Props {
  /** The ids inside begin with it. */
  id: string;
  title: string;
  /** The button that changes nothing. */
  no: string;
  /** The button that does it. */
  yes: string;
  /** Which button stands out; what loses something should not. */
  main?: 'yes' | 'no';
  onYes: () => void;
  onClose: () => void;
  children: ReactNode;
}

/** Asks once before something is done. The button that changes nothing has the focus. */
export function ConfirmDialog({
  id,
  title,
  no,
  yes,
  main = 'yes',
  onYes,
  onClose,
  children,
}: Props) {
  const first = useRef<HTMLButtonElement>(null);
  useEffect(() => first.current?.focus(), []);
  return (
    <Dialog
      id={id}
      title={title}
      isMessage
      onClose={onClose}
      actions={
        <>
          <Button
            ref={first}
            variant={main === 'no' ? 'primary' : 'outline-primary'}
            onClick={onClose}
          >
            {no}
          </Button>
          <Button variant={main === 'yes' ? 'primary' : 'outline-primary'} onClick={onYes}>
            {yes}
          </Button>
        </>
      }
    >
      {children}
    </Dialog>
  );
}
