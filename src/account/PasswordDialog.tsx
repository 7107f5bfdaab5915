import { lazy, Suspense, useState } from 'react';
import Button from 'react-bootstrap/Button';
import type { Account } from '../backend/Account';
import type { SecondStep } from '../backend/SignIn';
import { Dialog } from '../dialog/Dialog';
import type { useNotice } from '../notice/useNotice';
import { useAccountWords } from '../words/accountWords';
import { ForgotLink } from './ForgotLink';
import { isPhoneNumber } from './phoneNumber';
import { PasswordField } from './PasswordField';
import { SecondStepDialog } from './SecondStepDialog';
import { SubmitButton } from './SubmitButton';
import { useWaysOffered } from './useAccount';
import { useSubmit } from './useSubmit';

const CodeProof = lazy(async () => ({ default: (await import('./CodeProof')).CodeProof }));

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

/** Asks for the password again or for a code, and for the second step of accounts that have one. */
export function PasswordDialog(props: Props) {
  const { title, text, action, onClose, onProven, onFailed, account, notice } = props;
  const words = useAccountWords();
  const [password, setPassword] = useState('');
  const { emailLink } = useWaysOffered(account);
  const name = account.session()?.email ?? '';
  const [isByCode, setByCode] = useState(isPhoneNumber(name));
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
  if (isByCode) {
    return (
      <Suspense>
        <CodeProof {...{ account, title, action, onClose, onProven, onFailed }} />
      </Suspense>
    );
  }
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
      {emailLink && (
        <button type="button" className="btn btn-link" onClick={() => setByCode(true)}>
          {words.codeByEmail}
        </button>
      )}
      <ForgotLink account={account} email={name} notice={notice} />
    </Dialog>
  );
}
