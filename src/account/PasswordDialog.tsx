import { useState } from 'react';
import Button from 'react-bootstrap/Button';
import type { Account, SecondStep } from '../backend/Account';
import { Dialog } from '../dialog/Dialog';
import type { useNotice } from '../notice/useNotice';
import { useAccountWords } from '../words/accountWords';
import { ForgotLink } from './ForgotLink';
import { PasswordField } from './PasswordField';
import { SecondStepDialog } from './SecondStepDialog';
import { SubmitButton } from './SubmitButton';
import { useSubmit } from './useSubmit';

interface Props {
  title: string;
  text: string;
  action: string;
  onClose: () => void;
  /** Does what the dialog is for; the dialog stays open when it fails. */
  onProven: () => Promise<void>;
  onFailed: (error: unknown) => void;
  account: Account;
  notice: ReturnType<typeof useNotice>;
}

/** Asks for the password again, and for the second step of accounts that have one. */
export function PasswordDialog(props: Props) {
  const { title, text, action, onClose, onProven, onFailed, account, notice } = props;
  const words = useAccountWords();
  const [password, setPassword] = useState('');
  const [step, setStep] = useState<SecondStep | null>(null);
  const finish = () => onProven().then(onClose, onFailed);
  const { working, submit } = useSubmit(async () => {
    try {
      const next = await account.proveAgain(password);
      if (next) setStep(next);
      else await finish();
    } catch (error) {
      onFailed(error);
    }
  });
  if (step) {
    const onEnded = (error: unknown) => {
      setStep(null);
      onFailed(error);
    };
    const dialog = { step, title, action, onClose, onEnded };
    return <SecondStepDialog {...dialog} onDone={finish} />;
  }
  return (
    <Dialog
      id="prove"
      title={title}
      onClose={onClose}
      onSubmit={submit}
      actions={
        <>
          <Button variant="outline-primary" onClick={onClose}>
            {words.cancel}
          </Button>
          <SubmitButton working={working} ready={password !== ''}>
            {action}
          </SubmitButton>
        </>
      }
    >
      <p>{text}</p>
      <PasswordField
        id="prove-password"
        label={words.currentPassword}
        value={password}
        onChange={setPassword}
      />
      <ForgotLink account={account} email={account.session()?.email ?? ''} notice={notice} />
    </Dialog>
  );
}
