import { useEffect, useState } from 'react';
import type { Account } from '../backend/Account';
import type { SecondStep } from '../backend/SignIn';
import type { ProviderName } from '../generated/bindings';
import { failureNotice } from '../notice/failure';
import { useAccountWords } from '../words/accountWords';
import { useWords } from '../words/language';
import { useProviderWords } from '../words/providerWords';
import { ProviderWindowNote } from './ProviderWindowNote';
import { useProviderVisit } from './useProviderVisit';

interface Props {
  account: Account;
  /** Continues after a proof, which may need a second step. */
  onProven: (step: SecondStep | null) => Promise<void>;
}

/** Google does not say when a person logged in there, so its answer proves nothing. */
const NEVER_PROVES = 'google.com';

/** Buttons to prove with a provider of the account who the signed-in person is. Where the browser opens
 * no window, the page leaves, and comes back to the settings with a fresh proof. */
export function ProviderProof({ account, onProven }: Props) {
  const words = useProviderWords();
  const accountWords = useAccountWords();
  const allWords = useWords();
  const providers = useOwnProviders(account);
  const { visit, waiting } = useProviderVisit(account, providers.length > 0);
  const [problem, setProblem] = useState('');
  const prove = async (provider: ProviderName) => {
    setProblem('');
    try {
      const outcome = await visit(provider, 'prove');
      if (typeof outcome === 'object') await onProven(outcome.step);
      else if (outcome !== 'left' && outcome !== 'stopped') setProblem(words[outcome]);
    } catch (error) {
      setProblem(failureNotice('', error, accountWords, allWords).message);
    }
  };
  if (waiting) return <ProviderWindowNote {...waiting} />;
  return (
    <>
      {providers.map((provider) => (
        <button
          key={provider.id}
          type="button"
          className="btn btn-link"
          onClick={() => void prove(provider)}
        >
          {words.proveWith(provider.name)}
        </button>
      ))}
      <p className="problem" role="alert">
        {problem}
      </p>
    </>
  );
}

/** The providers of the account that are on here. */
function useOwnProviders(account: Account): readonly ProviderName[] {
  const [providers, setProviders] = useState<readonly ProviderName[]>([]);
  useEffect(() => {
    let isOpen = true;
    const load = async () => {
      const { providers: offered } = await account.waysOffered();
      if (offered.length === 0) return;
      const { providers: own } = await (await account.openWays()).ways();
      const isProof = ({ id }: ProviderName) => own.includes(id) && id !== NEVER_PROVES;
      if (isOpen) setProviders(offered.filter(isProof));
    };
    // Without an answer the password and the code are there.
    load().catch(() => undefined);
    return () => {
      isOpen = false;
    };
  }, [account]);
  return providers;
}
