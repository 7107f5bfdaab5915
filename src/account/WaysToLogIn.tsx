import { useState } from 'react';
import Button from 'react-bootstrap/Button';
import type { Account } from '../backend/Account';
import { BackendError } from '../backend/Backend';
import type { useNotice } from '../notice/useNotice';
import type { AnyWay, Way } from '../backend/WaySettings';
import type { ProviderName } from '../generated/bindings';
import { useCodeWords } from '../words/codeWords';
import { useProviderWords } from '../words/providerWords';
import { AddWay } from './AddWay';
import { ProviderWindowDialog } from './ProviderWindowDialog';
import { RemoveWay } from './RemoveWay';
import { useWaysOffered } from './useAccount';
import { useProviderVisit } from './useProviderVisit';
import { useRecentSignIn } from './useRecentSignIn';
import type { LoadedWays } from './useWays';
import { WayList } from './WayList';

interface Props {
  account: Account;
  notice: ReturnType<typeof useNotice>;
  ways: LoadedWays | 'failed' | null;
  /** Loads the ways again. */
  reload: () => void;
}

type Open = { adding: Way } | { removing: AnyWay } | null;

/** The ways to log in to the account: add, change, remove; never the last one. */
export function WaysToLogIn({ account, notice, ways, reload }: Props) {
  const words = useCodeWords();
  const providerWords = useProviderWords();
  const offered = useWaysOffered(account);
  const [open, setOpen] = useState<Open>(null);
  const { visit, waiting } = useProviderVisit(account, offered.providers.length > 0);
  const onFailed = (error: unknown) => {
    if (BackendError.codeOf(error) === 'operation-not-allowed')
      notice.show({
        title: words.failed,
        message: isOnlyWay(ways) ? words.lastWay : words.stepFirst,
      });
    else notice.fail(words.failed, error);
  };
  const recent = useRecentSignIn({
    account,
    notice,
    ways: ways === 'failed' ? null : ways,
    onFailed,
  });
  const add = (adding: Way) =>
    void recent.run(async () => {
      await (await account.openWays()).requireRecentSignIn();
      setOpen({ adding });
    });
  const changed = () => {
    setOpen(null);
    reload();
    notice.show({ title: words.changed, message: words.changedText });
  };
  const addProvider = (provider: ProviderName) =>
    void recent.run(async () => {
      await (await account.openWays()).requireRecentSignIn();
      const outcome = await visit(provider, 'add');
      if (outcome === 'left' || outcome === 'stopped') return;
      if (typeof outcome === 'object') changed();
      else notice.show({ title: words.failed, message: providerWords[outcome] });
    });
  const remove = (way: AnyWay) => {
    setOpen(null);
    return recent.run(async () => {
      await (await account.openWays()).remove(way);
      changed();
    });
  };
  return (
    <section aria-labelledby="ways-to-log-in">
      <h2 id="ways-to-log-in">{words.waysTitle}</h2>
      {ways === 'failed' && (
        <>
          <p role="alert">{words.waysLoadFailed}</p>
          <Button variant="outline-primary" onClick={reload}>
            {words.tryAgain}
          </Button>
        </>
      )}
      {ways !== null && ways !== 'failed' && (
        <WayList
          ways={ways}
          offered={offered}
          canAddProviders={ways.canAddProviders}
          onAdd={add}
          onAddProvider={addProvider}
          onRemove={(removing) => setOpen({ removing })}
        />
      )}
      {open && 'adding' in open && (
        <AddWay
          account={account}
          way={open.adding}
          known={ways !== null && ways !== 'failed' ? ways.address : null}
          onAdded={changed}
          onInUse={() => {
            setOpen(null);
            notice.show({ title: words.failed, message: words.inUse, next: words.inUseNext });
          }}
          onClose={() => setOpen(null)}
        />
      )}
      {open && 'removing' in open && (
        <RemoveWay
          way={open.removing}
          onClose={() => setOpen(null)}
          onRemove={() => void remove(open.removing)}
        />
      )}
      {waiting && <ProviderWindowDialog {...waiting} />}
      {recent.dialog}
    </section>
  );
}

/** Whether no other way is left. Where one is, a second step keeps the email or the number that news go to. */
function isOnlyWay(ways: Props['ways']): boolean {
  if (ways === null || ways === 'failed') return true;
  const { email, phone, providers } = ways;
  return [email, phone, ...providers].filter((way) => way !== null).length <= 1;
}
