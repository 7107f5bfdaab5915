import { useEffect, useState } from 'react';
import Button from 'react-bootstrap/Button';
import type { Account } from '../backend/Account';
import { BackendError } from '../backend/Backend';
import type { useNotice } from '../notice/useNotice';
import type { AnyWay, Way } from '../backend/WaySettings';
import type { WaysIn } from '../generated/bindings';
import { useCodeWords } from '../words/codeWords';
import { AddWay } from './AddWay';
import { RemoveWay } from './RemoveWay';
import { useWaysOffered } from './useAccount';
import { useRecentSignIn } from './useRecentSignIn';
import { WayList } from './WayList';

interface Props {
  account: Account;
  notice: ReturnType<typeof useNotice>;
}

type Open = { adding: Way } | { removing: AnyWay } | null;

/** The ways to log in to the account: add, change, remove; never the last one. */
export function WaysToLogIn({ account, notice }: Props) {
  const words = useCodeWords();
  const offered = useWaysOffered(account);
  const [round, setRound] = useState(0);
  const ways = useWays(account, round);
  const [open, setOpen] = useState<Open>(null);
  const reload = () => setRound(round + 1);
  const onFailed = (error: unknown) => {
    if (BackendError.codeOf(error) === 'operation-not-allowed')
      notice.show({ title: words.failed, message: words.lastWay });
    else notice.fail(words.failed, error);
  };
  const recent = useRecentSignIn({ account, notice, onFailed });
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
          onAdd={add}
          onRemove={(removing) => setOpen({ removing })}
        />
      )}
      {open && 'adding' in open && (
        <AddWay
          account={account}
          way={open.adding}
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
      {recent.dialog}
    </section>
  );
}

function useWays(account: Account, round: number): WaysIn | 'failed' | null {
  const [ways, setWays] = useState<WaysIn | 'failed' | null>(null);
  useEffect(() => {
    let isOpen = true;
    const load = async () => (await account.openWays()).ways();
    load().then(
      (loaded) => isOpen && setWays(loaded),
      () => isOpen && setWays('failed'),
    );
    return () => {
      isOpen = false;
    };
  }, [account, round]);
  return ways;
}
