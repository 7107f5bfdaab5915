import Button from 'react-bootstrap/Button';
import { Dialog } from '../dialog/Dialog';
import { useSecondStepsWords } from '../words/secondStepsWords';
import { SubmitButton } from '../form/SubmitButton';
import { useSubmit } from '../form/useSubmit';

interface Props {
  onRetry: () => Promise<void>;
  onClose: () => void;
}

/** Says that the recovery codes did not come, and asks for them again. */
export function CodesFailedDialog({ onRetry, onClose }: Props) {
  const words = useSecondStepsWords();
  const { working, submit } = useSubmit(onRetry);
  return (
    <Dialog
      id="codes-failed"
      title={words.codesTitle}
      isMessage
      isFirm
      onClose={onClose}
      onSubmit={submit}
      actions={
        <>
          <Button variant="outline-primary" onClick={onClose}>
            {words.cancel}
          </Button>
          <SubmitButton working={working}>{words.tryAgain}</SubmitButton>
        </>
      }
    >
      <p>{words.codesFailed}</p>
    </Dialog>
  );
}
