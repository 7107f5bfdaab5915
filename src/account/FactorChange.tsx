import { ConfirmDialog } from '../dialog/ConfirmDialog';
import type { MfaInfo } from '../generated/bindings';
import { useSecondStepsWords } from '../words/secondStepsWords';
import { useFactorName } from './FactorChoice';
import { RecoveryCodesDialog } from './RecoveryCodesDialog';

interface Props {
  open: { codes: string[] } | { removing: MfaInfo };
  onRemove: (factor: MfaInfo) => void;
  onClose: () => void;
}

/** The dialog of a change: new recovery codes, or whether to remove a second factor. */
export function FactorChange({ open, onRemove, onClose }: Props) {
  const words = useSecondStepsWords();
  const name = useFactorName();
  if ('codes' in open)
    return <RecoveryCodesDialog text={words.codesAgain} codes={open.codes} onClose={onClose} />;
  return (
    <ConfirmDialog
      id="remove-step"
      title={words.removeTitle}
      no={words.cancel}
      yes={words.remove}
      onYes={() => onRemove(open.removing)}
      onClose={onClose}
    >
      <p>{name(open.removing)}</p>
      <p>{words.removeText}</p>
    </ConfirmDialog>
  );
}
