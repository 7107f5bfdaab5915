import { useEffect, useState } from 'react';
import Button from 'react-bootstrap/Button';
import type { Account } from '../backend/Account';
import type { AccountChange } from '../generated/bindings';
import { useChangesWords } from '../words/changesWords';
import { dateText } from '../words/dates';
import { useWords } from '../words/language';

/** Changes that are shown at first. */
const FIRST = 5;

/**
 * What changed in the account, with the day and the time. People without an email and a phone can learn of a
 * change nowhere else.
 */
export function Changes({ account, round }: { account: Account; round: number }) {
  const words = useChangesWords();
  const { language } = useWords();
  const [tries, setTries] = useState(0);
  const [showsAll, setShowsAll] = useState(false);
  const changes = useChanges(account, round + tries);
  const when = ({ at }: AccountChange) =>
    dateText(language, { dateStyle: 'medium', timeStyle: 'short' }, Date.parse(at));
  return (
    <section aria-labelledby="changes">
      <h2 id="changes">{words.title}</h2>
      {changes === 'failed' && (
        <>
          <p role="alert">{words.failed}</p>
          <Button variant="outline-primary" onClick={() => setTries(tries + 1)}>
            {words.tryAgain}
          </Button>
        </>
      )}
      {changes !== null && changes !== 'failed' && (
        <>
          <p>{changes.length === 0 ? words.none : words.text}</p>
          <ul className="factors">
            {(showsAll ? changes : changes.slice(0, FIRST)).map((change, index) => (
              <li key={index}>
                <span>{words.what[change.what]}</span>
                <time className="quiet" dateTime={change.at}>
                  {when(change)}
                </time>
              </li>
            ))}
          </ul>
          {!showsAll && changes.length > FIRST && (
            <Button variant="outline-primary" onClick={() => setShowsAll(true)}>
              {words.more}
            </Button>
          )}
        </>
      )}
    </section>
  );
}

function useChanges(account: Account, round: number): AccountChange[] | 'failed' | null {
  const [changes, setChanges] = useState<AccountChange[] | 'failed' | null>(null);
  useEffect(() => {
    let isOpen = true;
    const load = async () => (await account.openSessions()).changes();
    load().then(
      (loaded) => isOpen && setChanges(loaded),
      () => isOpen && setChanges('failed'),
    );
    return () => {
      isOpen = false;
    };
  }, [account, round]);
  return changes;
}
