import { useRef, useState } from 'react';
import type { Account } from '../backend/Account';
import type { SecondStep } from '../backend/SignIn';
import { useCodeWords } from '../words/codeWords';
import { CodeDialog } from './CodeDialog';
import { isPhoneNumber, shownPhoneNumber } from './phoneNumber';
import { SecondStepDialog } from './SecondStepDialog';

interface Props {
  account: Account;
  title: string;
  action: string;
  onClose: () => void;
  /** Does what the dialog is for. */
  onProven: () => Promise<void>;
  onFailed: (error: unknown) => void;
}

/** Proves with a code who the signed-in person is, and with the second step of accounts that have one. */
export function CodeProof({ account, title, action, onClose, onProven, onFailed }: Props) {
  const words = useCodeWords();
  const name = account.session()?.email ?? '';
  const way = isPhoneNumber(name) ? 'phone' : 'email';
  const session = useRef('');
  const [step, setStep] = useState<SecondStep | null>(null);
  const finish = () => onProven().then(onClose, onFailed);

  if (step) {
    const onEnded = (error: unknown) => {
      setStep(null);
      onFailed(error);
    };
    const dialog = { step, title, action, onClose, onEnded };
    return <SecondStepDialog {...dialog} onDone={finish} />;
  }
  return (
    <CodeDialog
      title={title}
      action={action}
      way={way}
      to={name}
      onClose={onClose}
      onSend={async (to) => {
        const codes = await account.openCodeSignIn();
        if (way === 'phone') session.current = await codes.textCode(to);
        else await codes.mailCode(to);
      }}
      onCode={async (code) => {
        const codes = await account.openCodeSignIn();
        const { step } = await (way === 'phone'
          ? codes.byPhone(session.current, code)
          : codes.byMail(name, code));
        if (step) setStep(step);
        else await finish();
      }}
    >
      <p>{way === 'phone' ? words.proveByText(shownPhoneNumber(name)) : words.proveByMail(name)}</p>
    </CodeDialog>
  );
}
