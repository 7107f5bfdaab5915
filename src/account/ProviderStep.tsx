import { useState } from 'react';
import type { Account } from '../backend/Account';
import type { Ownership, SecondStep } from '../backend/SignIn';
import { useNotice } from '../notice/useNotice';
import { PageHeading } from '../page/PageHeading';
import { useArrival } from '../page/useArrival';
import { useAccountWords } from '../words/accountWords';
import { useCodeWords } from '../words/codeWords';
import { ProviderWays } from './ProviderWays';
import { SecondStepScreen } from './SecondStepScreen';

interface Props {
  account: Account;
  owner: Ownership;
  onBack: () => void;
}

/** The other sites that people may log in with, and nothing else. */
export function ProviderStep({ account, owner, onBack }: Props) {
  const words = useAccountWords();
  const codes = useCodeWords();
  const notice = useNotice();
  useArrival();
  const [step, setStep] = useState<SecondStep | null>(null);
  if (step) {
    const onEnded = (error: unknown) => {
      setStep(null);
      notice.fail(words.notices.signInFailed, error);
    };
    return <SecondStepScreen step={step} onBack={() => setStep(null)} onEnded={onEnded} />;
  }
  return (
    <section className="container account">
      <PageHeading name={words.otherWays}>{words.otherWays}</PageHeading>
      <ProviderWays account={account} owner={owner} notice={notice} onStep={setStep} />
      <div className="other-ways">
        <button type="button" className="btn btn-link" onClick={onBack}>
          {codes.otherAnswer}
        </button>
      </div>
      {notice.dialog}
    </section>
  );
}
