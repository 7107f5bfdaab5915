import { useEffect, useState } from 'react';
import Button from 'react-bootstrap/Button';
import type { Account } from '../backend/Account';
import { BackendError } from '../backend/Backend';
import type { Security } from '../backend/Security';
import type { MfaInfo, TotpSession, WaysIn } from '../generated/bindings';
import type { useNotice } from '../notice/useNotice';
import { useWords } from '../words/language';
import { useSecondStepsWords } from '../words/secondStepsWords';
import { FactorChange } from './FactorChange';
import { FactorList } from './FactorList';
import { useWaysOffered } from './useAccount';
import { useRecentSignIn } from './useRecentSignIn';
import { late } from '../page/late';

const AddPhoneStep = late(async () => (await import('./AddPhoneStep')).AddPhoneStep);
const SetUpDialog = late(async () => (await import('./SetUpDialog')).SetUpDialog);

interface Props {
  account: Account;
  notice: ReturnType<typeof useNotice>;
  /** The ways to log in to the account; null while they are not known. */
  ways: WaysIn | null;
}

/** The second step at log-in: set up, recovery codes, remove. */
export function SecondFactors(props: Props & { onChanged: () => void }) {
  const { account, notice, ways, onChanged } = props;
  const words = useSecondStepsWords();
  const { loading } = useWords();
  const [round, setRound] = useState(0);
  const known = useFactors(account, round);
  const reload = () => setRound(round + 1);
  return (
    <section aria-labelledby="second-step">
      <h2 id="second-step">{words.title}</h2>
      <p>{words.text}</p>
      {known === 'loading' && <p role="status">{loading}</p>}
      {known === 'failed' && (
        <>
          <p role="alert">{words.loadFailed}</p>
          <Button variant="outline-primary" onClick={reload}>
            {words.tryAgain}
          </Button>
        </>
      )}
      {typeof known === 'object' && (
        <Loaded
          account={account}
          notice={notice}
          ways={ways}
          known={known}
          onChanged={() => {
            reload();
            onChanged();
          }}
        />
      )}
    </section>
  );
}

interface Known {
  security: Security;
  factors: MfaInfo[];
}

function useFactors(account: Account, round: number): Known | 'loading' | 'failed' {
  const [known, setKnown] = useState<Known | 'loading' | 'failed'>('loading');
  useEffect(() => {
    let isOpen = true;
    const load = async () => {
      const security = await account.openSecurity();
      return { security, factors: await security.factors() };
    };
    load().then(
      (loaded) => isOpen && setKnown(loaded),
      () => isOpen && setKnown('failed'),
    );
    return () => {
      isOpen = false;
    };
  }, [account, round]);
  return known;
}

interface LoadedProps extends Props {
  known: Known;
  onChanged: () => void;
}

/** What is open above the list. */
type Open = { setUp: TotpSession } | 'phone' | { codes: string[] } | { removing: MfaInfo } | null;

function Loaded({ account, notice, ways, known, onChanged }: LoadedProps) {
  const words = useSecondStepsWords();
  const { security, factors } = known;
  const offered = useWaysOffered(account);
  const [open, setOpen] = useState<Open>(null);
  const askForConfirmation = async () => {
    await security.requestConfirmation();
    notice.show({ title: words.mailTitle, message: words.mailText, next: words.mailNext });
  };
  const onFailed = (error: unknown) => {
    if (BackendError.codeOf(error) === 'unverified-email') {
      askForConfirmation().catch((failed: unknown) => {
        if (BackendError.codeOf(failed) === 'missing-email')
          notice.show({ title: words.failed, message: words.emailFirst });
        else notice.fail(words.failed, failed);
      });
    } else notice.fail(words.failed, error);
  };
  const recent = useRecentSignIn({ account, notice, ways, onFailed });
  const setUp = () => recent.run(async () => setOpen({ setUp: await security.start() }));
  const addPhone = () =>
    recent.run(async () => {
      // Makes a key that no one uses, because the service then says what is missing.
      await security.start();
      setOpen('phone');
    });
  const newCodes = () =>
    recent.run(async () => setOpen({ codes: await security.makeRecoveryCodes() }));
  const remove = (factor: MfaInfo) =>
    recent.run(async () => {
      await security.remove(factor);
      onChanged();
      notice.show({ title: words.removed, message: words.removedText });
    });
  const close = () => setOpen(null);
  return (
    <>
      {factors.length === 0 && (
        <p>
          {words.needs} {offered.phone && words.needsTexts}
        </p>
      )}
      <FactorList factors={factors} onRemove={(removing) => setOpen({ removing })} />
      <div className="actions">
        <Button variant="outline-primary" onClick={() => void setUp()}>
          {factors.length === 0 ? words.add : words.addAnother}
        </Button>
        {offered.phone && (
          <Button variant="outline-primary" onClick={() => void addPhone()}>
            {words.addPhone}
          </Button>
        )}
        {factors.length > 0 && (
          <Button variant="outline-primary" onClick={() => void newCodes()}>
            {words.newCodes}
          </Button>
        )}
      </div>
      {factors.length > 0 && <p className="quiet">{words.newCodesText}</p>}
      {open === 'phone' && (
        <AddPhoneStep
          security={security}
          isFirst={factors.length === 0}
          onDone={onChanged}
          onClose={close}
        />
      )}
      {open && open !== 'phone' && 'setUp' in open && (
        <SetUpDialog
          security={security}
          session={open.setUp}
          email={account.session()?.email ?? ''}
          isFirst={factors.length === 0}
          notice={notice}
          onDone={onChanged}
          onClose={close}
        />
      )}
      {open && open !== 'phone' && !('setUp' in open) && (
        <FactorChange
          open={open}
          onClose={close}
          onRemove={(factor) => {
            close();
            void remove(factor);
          }}
        />
      )}
      {recent.dialog}
    </>
  );
}
