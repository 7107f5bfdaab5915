import { useState } from 'react';
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
  providers: readonly ProviderName[];
  /** Continues after a proof, which may need a second step. */
  onProven: (step: SecondStep | null) => Promise<void>;
}

/** Buttons to prove with a provider of the account who the signed-in person is. Where the browser opens
 * no window, the page leaves, and comes back to the settings with a fresh proof. */
export function ProviderProof({ account, providers, onProven }: Props) {
  const words = useProviderWords();
  const accountWords = useAccountWords();
  const allWords = useWords();
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
