import { useEffect, useRef, useState } from 'react';
import Button from 'react-bootstrap/Button';
import type { Account } from '../backend/Account';
import type { SessionInfo } from '../generated/bindings';
import type { useNotice } from '../notice/useNotice';
import { useCodeWords } from '../words/codeWords';
import { useWords } from '../words/language';
import { agoText } from './agoText';
import { EndSessionDialog } from './EndSessionDialog';
import { said } from '../words/said';

interface Props {
  account: Account;
  /** Grows with each change of the account, which may end sessions elsewhere. */
  round: number;
  notice: ReturnType<typeof useNotice>;
}

/** The sessions of the person, and when they were looked up, in milliseconds since 1970. */
interface Looked {
  sessions: SessionInfo[];
  at: number;
}

/** Where the person is logged in, and the way to end a session elsewhere. */
export function Devices({ account, notice, round: changes }: Props) {
  const words = useCodeWords();
  const [round, setRound] = useState(0);
  const looked = useSessions(account, `${changes} ${round}`);
  const [asking, setAsking] = useState<SessionInfo | null>(null);
  const [isDone, setDone] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  const name = useSessionName(looked);
  const end = async (session: SessionInfo) => {
    setAsking(null);
    try {
      await (await account.openSessions()).end(session);
      setDone(true);
      setRound(round + 1);
      // The button that was pressed goes away.
      heading.current?.focus();
    } catch (error) {
      notice.fail(words.failed, error);
    }
  };
  const ask = (session: SessionInfo) => {
    setDone(false);
    setAsking(session);
  };
  return (
    <section aria-labelledby="sessions">
      <h2 id="sessions" ref={heading} tabIndex={-1}>
        {words.sessionsTitle}
      </h2>
      {looked === 'failed' && (
        <>
          <p role="alert">{words.waysLoadFailed}</p>
          <Button variant="outline-primary" onClick={() => setRound(round + 1)}>
            {words.tryAgain}
          </Button>
        </>
      )}
      {looked !== null && looked !== 'failed' && (
        <>
          {looked.sessions.length > 1 && <p>{words.sessionsText}</p>}
          <ul className="factors">
            {looked.sessions.map((session) => (
              <li key={session.id}>
                <span>{name(session)}</span>
                {!session.isCurrent && (
                  <Button
                    variant="outline-primary"
                    aria-label={words.logOutThereWhat(name(session))}
                    onClick={() => ask(session)}
                  >
                    {words.logOutThere}
                  </Button>
                )}
              </li>
            ))}
          </ul>
        </>
      )}
      <p role="status">{isDone && words.loggedOutThere}</p>
      {asking && (
        <EndSessionDialog
          name={name(asking)}
          onEnd={() => void end(asking)}
          onClose={() => setAsking(null)}
        />
      )}
    </section>
  );
}

/** Names a session by its device and the time of its last use. */
function useSessionName(looked: Looked | 'failed' | null): (session: SessionInfo) => string {
  const words = useCodeWords();
  const { language } = useWords();
  const now = looked === null || looked === 'failed' ? 0 : looked.at;
  return ({ device, isCurrent, usedAt }) => {
    const what = device === '' ? words.unknownDevice : device.replace(/^Kiosk\b/, words.kiosk);
    const ago = agoText(usedAt, now, language) ?? words.lessThanAnHour;
    return said`${what}. ${isCurrent ? words.thisDevice : words.usedAt(ago)}`;
  };
}

/** @param round sessions are looked up anew when it is another one */
function useSessions(account: Account, round: string): Looked | 'failed' | null {
  const [looked, setLooked] = useState<Looked | 'failed' | null>(null);
  useEffect(() => {
    let isOpen = true;
    const load = async () => (await account.openSessions()).list();
    load().then(
      (sessions) => isOpen && setLooked({ sessions, at: Date.now() }),
      () => isOpen && setLooked('failed'),
    );
    return () => {
      isOpen = false;
    };
  }, [account, round]);
  return looked;
}
