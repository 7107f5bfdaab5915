import { useState } from 'react';
import Button from 'react-bootstrap/Button';
import type { Account } from '../backend/Account';
import { Dialog } from '../dialog/Dialog';
import type { useNotice } from '../notice/useNotice';
import { useAccountWords } from '../words/accountWords';
import { ForgotLink } from './ForgotLink';
import { isPhoneNumber } from '../form/phoneNumber';
import { PasswordField } from './PasswordField';
import { SubmitButton } from '../form/SubmitButton';
import { useWaysOffered } from './useAccount';
import { useProof, type ProofProps } from './useProof';
import { useSubmit } from '../form/useSubmit';
import { late } from '../page/late';

const CodeProof = late(async () => (await import('./CodeProof')).CodeProof);
const ProviderProof = late(async () => (await import('./ProviderProof')).ProviderProof);

interface Props extends ProofProps {
  text: string;
  account: Account;
  notice: ReturnType<typeof useNotice>;
  /** Without a password only a code or a provider is asked for. */
  hasPassword?: boolean;
}

/** Asks for the password again or for a code, and for the second step of accounts that have one. */
export function PasswordDialog(props: Props) {
  const { title, text, action, onClose, onProven, onFailed, account, notice } = props;
  const { hasPassword = true } = props;
  const words = useAccountWords();
  const [password, setPassword] = useState('');
  const { emailLink } = useWaysOffered(account);
  const name = account.session()?.email ?? '';
  const [isByCode, setByCode] = useState(isPhoneNumber(name));
  const { goOn, secondStep } = useProof(props);
  const { working, submit } = useSubmit(async () => {
    try {
      await goOn(await account.proveAgain(password));
    } catch (error) {
      onFailed(error);
    }
  });
  if (isByCode || (!hasPassword && emailLink)) {
    return <CodeProof {...{ account, title, action, onClose, onProven, onFailed }} />;
  }
  if (secondStep) return secondStep;
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
          {hasPassword && (
            <SubmitButton working={working} ready={password !== ''}>
              {action}
            </SubmitButton>
          )}
        </>
      }
    >
      <p>{text}</p>
      {hasPassword && (
        <PasswordField
          id="prove-password"
          label={words.currentPassword}
          value={password}
          onChange={setPassword}
        />
      )}
      {emailLink && (
        <button type="button" className="btn btn-link" onClick={() => setByCode(true)}>
          {words.codeByEmail}
        </button>
      )}
      <ProviderProof account={account} onProven={goOn} />
      {hasPassword && <ForgotLink account={account} email={name} notice={notice} />}
    </Dialog>
  );
}
