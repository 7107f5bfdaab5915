import Button from 'react-bootstrap/Button';
import type { SecondStep } from '../backend/SignIn';
import { Dialog } from '../dialog/Dialog';
import { useAccountWords } from '../words/accountWords';
import { SubmitButton } from '../form/SubmitButton';
import { useSecondStep } from './useSecondStep';

interface Props {
  step: SecondStep;
  title: string;
  action: string;
  onDone: () => Promise<void> | void;
  onEnded: (error: unknown) => void;
  onClose: () => void;
}

/** The second step of a repeated sign-in. */
export function SecondStepDialog({ step, title, action, onDone, onEnded, onClose }: Props) {
  const { cancel } = useAccountWords();
  const form = useSecondStep({ step, onDone, onEnded });
  return (
    <Dialog
      id="second-step"
      title={title}
      onClose={onClose}
      onSubmit={form.submit}
      actions={
        <>
          <Button variant="outline-primary" onClick={onClose}>
            {cancel}
          </Button>
          <SubmitButton working={form.working} ready={form.ready}>
            {form.sendLabel ?? action}
          </SubmitButton>
        </>
      }
    >
      {form.fields}
      {form.otherWay}
    </Dialog>
  );
}
