import Button from 'react-bootstrap/Button';
import type { Account } from '../backend/Account';
import type { Ownership } from '../backend/SignIn';
import { useBackend } from '../backend/context';
import type { ProviderName } from '../generated/bindings';
import type { useNotice } from '../notice/useNotice';
import { useAccountWords } from '../words/accountWords';
import { useProviderWords } from '../words/providerWords';
import { useWaysOffered } from './useAccount';

interface Props {
  account: Account;
  owner: Ownership;
  notice: ReturnType<typeof useNotice>;
}

/** Buttons to log in with an account at another site, where the operator set one up. A kiosk has none:
 * its window stays with our pages. */
export function ProviderWays({ account, owner, notice }: Props) {
  const words = useProviderWords();
  const { notices } = useAccountWords();
  const { providers } = useWaysOffered(account);
  const isKiosk = useBackend().device.kind === 'kiosk';
  if (isKiosk || providers.length === 0) return null;
  const begin = async (provider: ProviderName) => {
    try {
      await (await account.openProviders()).begin(provider, owner);
    } catch (error) {
      notice.fail(notices.signInFailed, error);
    }
  };
  return (
    <div className="code-ways">
      {providers.map((provider) => (
        <Button key={provider.id} variant="outline-primary" onClick={() => void begin(provider)}>
          {words.logInWith(provider.name)}
        </Button>
      ))}
    </div>
  );
}
