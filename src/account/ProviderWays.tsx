import { useState } from 'react';
import Button from 'react-bootstrap/Button';
import type { Account } from '../backend/Account';
import type { Ownership, SecondStep } from '../backend/SignIn';
import { useBackend } from '../backend/context';
import type { ProviderName } from '../generated/bindings';
import type { useNotice } from '../notice/useNotice';
import { useAccountWords } from '../words/accountWords';
import { useProviderWords } from '../words/providerWords';
import { ProviderWindowDialog } from './ProviderWindowDialog';
import { useWaysOffered } from './useAccount';
import { useProviderVisit } from './useProviderVisit';

interface Props {
  account: Account;
  owner: Ownership;
  notice: ReturnType<typeof useNotice>;
  onStep: (step: SecondStep) => void;
}

/** Buttons to log in with an account at another site, where the operator set one up. */
export function ProviderWays({ account, owner, notice, onStep }: Props) {
  const words = useProviderWords();
  const { notices } = useAccountWords();
  const backend = useBackend();
  const { providers } = useWaysOffered(account);
  const { visit, waiting } = useProviderVisit(account, providers.length > 0);
  const [isAway, setAway] = useState(false);
  if (providers.length === 0) return null;
  const go = async (provider: ProviderName) => {
    setAway(true);
    try {
      const outcome = await visit(provider, 'log-in', owner);
      if (outcome === 'left' || outcome === 'stopped') return;
      if (typeof outcome === 'string') {
        notice.show({ title: words.title, message: words[outcome] });
        return;
      }
      // LOG-6
      if (outcome.isNew) backend.countPageView('newaccount');
      if (outcome.step) onStep(outcome.step);
    } catch (error) {
      notice.fail(notices.signInFailed, error);
    } finally {
      setAway(false);
    }
  };
  return (
    <div className="code-ways">
      {providers.map((provider) => (
        <Button
          key={provider.id}
          variant="outline-primary"
          disabled={isAway}
          onClick={() => void go(provider)}
        >
          {words.logInWith(provider.name)}
        </Button>
      ))}
      {waiting && <ProviderWindowDialog {...waiting} />}
    </div>
  );
}
