import Button from 'react-bootstrap/Button';
import { Dialog } from '../dialog/Dialog';
import type { MfaInfo } from '../generated/bindings';
import { useSecurityWords } from '../words/securityWords';
import { useFactorName } from './FactorChoice';
import { RecoveryCodesDialog } from './RecoveryCodesDialog';

interface Props {
  open: { codes: string[] } | { removing: MfaInfo };
  onRemove: (factor: MfaInfo) => void;
  onClose: () => void;
}

/** The dialog of a change: new recovery codes, or whether to remove a second factor. */
export function FactorChange({ open, onRemove, onClose }: Props) {
  const words = useSecurityWords();
  const name = useFactorName();
  if ('codes' in open)
    return <RecoveryCodesDialog text={words.codesAgain} codes={open.codes} onClose={onClose} />;
  return (
    <Dialog
      id="remove-step"
      title={words.removeTitle}
      isMessage
      onClose={onClose}
      actions={
        <>
          <Button variant="outline-primary" onClick={onClose}>
            {words.cancel}
          </Button>
          <Button onClick={() => onRemove(open.removing)}>{words.remove}</Button>
        </>
      }
    >
      <p>{name(open.removing)}</p>
      <p>{words.removeText}</p>
    </Dialog>
  );
}
