import { useState } from 'react';
import type { Account } from '../backend/Account';
import type { Ownership, SecondStep } from '../backend/SignIn';
import { BackendError } from '../backend/Backend';
import { useBackend } from '../backend/context';
import { useNotice } from '../notice/useNotice';
import { useAccountWords } from '../words/accountWords';
import { CodeEntry } from './CodeEntry';
import { CodeRequest } from './CodeRequest';
import { SecondStepScreen } from './SecondStepScreen';
import type { CodeStart } from './SignInForm';

interface Props {
  account: Account;
  start: CodeStart;
  /** Whose device it is, if that was asked before. */
  owner?: Ownership;
  /** Back to email and password. */
  onBack: () => void;
}

/** A code that was sent; of a message also the session that it belongs to. */
interface SentCode {
  to: string;
  session: string;
  /** Whether it is one of the mails before: no more are sent now, and their digits work. */
  isOlder: boolean;
}

/** Whether no mail was sent because there were too many, which strangers may have asked for. */
async function isRefused(sending: Promise<void>): Promise<boolean> {
  try {
    await sending;
    return false;
  } catch (error) {
    if (BackendError.codeOf(error) !== 'too-many-requests') throw error;
    return true;
  }
}

/** Log-in with a code of a mail or of a message: where to, the code, and the second step if there is one. */
export function SignInByCode({ account, start, owner: answered, onBack }: Props) {
  const { way } = start;
  const backend = useBackend();
  const { notices } = useAccountWords();
  const notice = useNotice();
  const [owner, setOwner] = useState<Ownership>(answered ?? 'shared');
  const [to, setTo] = useState(start.to);
  const [sent, setSent] = useState<SentCode | null>(null);
  const [step, setStep] = useState<SecondStep | null>(null);

  async function send(to: string) {
    setTo(to);
    const codes = await account.openCodeSignIn();
    if (way === 'phone') {
      setSent({ to, session: await codes.textCode(to), isOlder: false });
    } else {
      setSent({ to, session: '', isOlder: await isRefused(codes.mailCode(to)) });
    }
  }
  async function enter(code: string, { to, session }: SentCode) {
    const codes = await account.openCodeSignIn();
    const { step, isNew } = await (way === 'phone'
      ? codes.byPhone(session, code, owner)
      : codes.byMail(to, code, owner));
    // LOG-6
    if (isNew) backend.countPageView('newaccount');
    setStep(step);
  }
  /** The code is used up, and the second step has to begin with a new one. */
  const restart = () => {
    setStep(null);
    setSent(null);
  };
  const onEnded = (error: unknown) => {
    restart();
    notice.fail(notices.signInFailed, error);
  };
  if (step) return <SecondStepScreen step={step} onBack={restart} onEnded={onEnded} />;
  if (sent) {
    return (
      <CodeEntry
        way={way}
        to={sent.to}
        isOlder={sent.isOlder}
        onCode={(code) => enter(code, sent)}
        onAgain={() => send(sent.to)}
        onBack={() => setSent(null)}
      />
    );
  }
  return (
    <>
      <CodeRequest
        way={way}
        first={to}
        owner={owner}
        onOwner={answered ? null : setOwner}
        onSend={send}
        onBack={onBack}
      />
      {notice.dialog}
    </>
  );
}
