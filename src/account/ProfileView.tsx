import { lazy, Suspense, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import type { Account } from '../backend/Account';
import { useBackend } from '../backend/context';
import { PageHeading } from '../page/PageHeading';
import { useAccountWords } from '../words/accountWords';
import { useWords } from '../words/language';
import { shownPhoneNumber } from '../form/phoneNumber';
import { Settings } from './Settings';

const ResumesTab = lazy(async () => ({
  default: (await import('../resumes/ResumesTab')).ResumesTab,
}));

/** PRF-1: greeting, log-out, two tabs. */
export function ProfileView({ account, email }: { account: Account; email: string }) {
  const words = useAccountWords();
  const { loading } = useWords();
  const navigate = useNavigate();
  // Others may read along at a kiosk: the address is not written large there.
  const isShared = useBackend().device.kind === 'kiosk';
  const isResumes = useLocation().hash === '#resume';
  const [leaving, setLeaving] = useState(false);
  const logOut = () => {
    setLeaving(true);
    void account.signOut();
  };
  const tab = (name: string, isOn: boolean, hash: string) => (
    <button
      type="button"
      className={`btn ${isOn ? 'btn-primary' : 'btn-outline-primary'}`}
      aria-pressed={isOn}
      onClick={() => void navigate({ hash }, { replace: true })}
    >
      {name}
    </button>
  );
  return (
    <section className={`container account ${isShared ? 'shared' : ''}`}>
      <PageHeading name={words.settings}>{words.welcome(shownPhoneNumber(email))}</PageHeading>
      <button type="button" className="btn btn-link" disabled={leaving} onClick={logOut}>
        {words.logOut}
      </button>
      <div className="tabs" role="group" aria-label={words.tabs}>
        {tab(words.settings, !isResumes, '')}
        {tab(words.resumes, isResumes, 'resume')}
      </div>
      {isResumes ? (
        <Suspense fallback={<p role="status">{loading}</p>}>
          <ResumesTab account={account} />
        </Suspense>
      ) : (
        <Settings account={account} />
      )}
    </section>
  );
}
