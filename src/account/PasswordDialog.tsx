import { useState } from 'react';
import Button from 'react-bootstrap/Button';
import type { Account } from '../backend/Account';
import { Dialog } from '../dialog/Dialog';
import type { WaysIn } from '../generated/bindings';
import type { useNotice } from '../notice/useNotice';
import { useAccountWords } from '../words/accountWords';
import { ForgotLink } from './ForgotLink';
import { PasswordField } from './PasswordField';
import { SubmitButton } from '../form/SubmitButton';
import { proofWays, type CodeTarget } from './proofWays';
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
  /** The ways to log in to the account; null while they are not known. */
  ways: WaysIn | null;
}

/** Asks for the password again or for another proof that the account has, and for the second step of accounts that
 * have one. */
export function PasswordDialog(props: Props) {
  const { title, text, action, onClose, onProven, onFailed, account, notice, ways } = props;
  const words = useAccountWords();
  const [password, setPassword] = useState('');
  const offered = useWaysOffered(account);
  const name = account.session()?.email ?? '';
  const { hasPassword, codes, providers } = proofWays(name, ways, offered);
  const [chosen, setChosen] = useState<CodeTarget | null>(null);
  const { goOn, secondStep } = useProof(props);
  // Where nothing can be asked for here, the log-in itself is the proof, if it is new.
  const isByLogIn = !hasPassword && codes.length === 0 && providers.length === 0;
  const { working, submit } = useSubmit(async () => {
    try {
      await goOn(isByLogIn ? null : await account.proveAgain(password));
    } catch (error) {
      onFailed(error);
    }
  });
  const isOnlyCode = !hasPassword && providers.length === 0 && codes.length === 1;
  const target = chosen ?? (isOnlyCode ? codes[0] : undefined);
  if (target) {
    return <CodeProof {...{ account, target, title, action, onClose, onProven, onFailed }} />;
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
          {(hasPassword || isByLogIn) && (
            <SubmitButton working={working} ready={isByLogIn || password !== ''}>
              {action}
            </SubmitButton>
          )}
        </>
      }
    >
      <p>{text}</p>
      {isByLogIn && <p>{words.proveByLogIn}</p>}
      {hasPassword && (
        <PasswordField
          id="prove-password"
          label={words.currentPassword}
          value={password}
          onChange={setPassword}
        />
      )}
      {codes.map((code) => (
        <button
          key={code.way}
          type="button"
          className="btn btn-link"
          onClick={() => setChosen(code)}
        >
          {code.way === 'email' ? words.codeByEmail : words.codeByText}
        </button>
      ))}
      <ProviderProof
        account={account}
        providers={offered.providers.filter(({ id }) => providers.includes(id))}
        onProven={goOn}
      />
      {hasPassword && <ForgotLink account={account} email={name} notice={notice} />}
    </Dialog>
  );
}
