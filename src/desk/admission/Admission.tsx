import { Activity, lazy, Suspense, useEffect, useRef, useState, type ReactNode } from 'react';
import { useLocation } from 'react-router';
import type { Account } from '../../backend/Account';
import { BackendError } from '../../backend/Backend';
import type { DeskMe, ErrorCode } from '../../generated/bindings';
import { useDeskWords } from '../../words/deskWords';
import { DeskContext, type OpenDesk } from '../deskContext';
import { DeskFrame } from '../DeskFrame';
import { NotAdmitted } from '../NotAdmitted';
import { heard } from './heard';
import { useRenewal } from './useRenewal';

const LogIn = lazy(async () => ({ default: (await import('../../account/LogIn')).LogIn }));

interface Props {
  account: Account;
  /** Whether the person is logged in now. */
  isHere: boolean;
  /** Grows with each log-in. */
  logIns: number;
  /** The screens of a staff member. */
  screens: (role: DeskMe['role']) => ReactNode;
}

/**
 * Asks the service at each log-in who this is at the desk. Between two log-ins of a person the screens are
 * hidden, with what was typed.
 */
export function Admission({ account, isHere, logIns, screens }: Props) {
  const words = useDeskWords();
  const [admitted, setAdmitted] = useState<OpenDesk | null>(null);
  const [refused, setRefused] = useState<{ code: ErrorCode; logIns: number } | null>(null);
  const [round, setRound] = useState(0);
  /** How many calls the person had no right to. */
  const [denials, setDenials] = useState(0);
  /** How many acts were done after which other suggestions may wait. */
  const [acts, setActs] = useState(0);
  const isOpen = isHere && admitted?.logIns === logIns;
  const { prove, dialog } = useRenewal(account);
  // Before the desk is open, the screen itself says that the log-in is too old.
  const openNow = useRef(false);
  useEffect(() => {
    openNow.current = isOpen;
  }, [isOpen]);
  useEffect(() => {
    if (!isHere) return;
    let isWanted = true;
    const ask = async () => {
      const opened = await account.openDesk(
        () => (openNow.current ? prove() : Promise.resolve(false)),
        () => setDenials((before) => before + 1),
      );
      const desk = heard(opened, () => setActs((before) => before + 1));
      return { desk, me: await desk.me(), logIns };
    };
    ask().then(
      (found) => isWanted && setAdmitted(found),
      (error: unknown) => {
        if (!isWanted) return;
        const code = BackendError.codeOf(error);
        setRefused({ code, logIns });
        if (code === 'permission-denied') setAdmitted(null);
      },
    );
    return () => {
      isWanted = false;
    };
  }, [account, isHere, logIns, prove, round]);
  // Another screen asks again who this is: a list may have got its name since, and other suggestions may wait, as after
  // an act. So does a call that was refused: an
  // owner may have given the person another role, or none. What was typed stays where the role can still use it.
  const { pathname } = useLocation();
  const reason = `${pathname} ${denials} ${acts}`;
  const asked = useRef(reason);
  useEffect(() => {
    if (!admitted || asked.current === reason) return;
    asked.current = reason;
    admitted.desk.me().then(
      (me) => setAdmitted({ ...admitted, me }),
      (error: unknown) => {
        const code = BackendError.codeOf(error);
        if (code !== 'permission-denied') return;
        setRefused({ code, logIns: admitted.logIns });
        setAdmitted(null);
      },
    );
  }, [admitted, reason]);
  const again = () => {
    setRefused(null);
    setRound(round + 1);
  };
  return (
    <DeskFrame {...(isHere && { account })} {...(isOpen && { me: admitted.me })}>
      {!isHere && (
        <Suspense fallback={<p role="status">{words.loading}</p>}>
          <LogIn account={account} />
        </Suspense>
      )}
      {isHere && !isOpen && (
        <NotAdmitted
          account={account}
          refused={refused?.logIns === logIns ? refused.code : null}
          onAgain={again}
        />
      )}
      {admitted && (
        <Activity mode={isOpen ? 'visible' : 'hidden'}>
          <DeskContext value={admitted}>{screens(admitted.me.role)}</DeskContext>
        </Activity>
      )}
      {isOpen && dialog}
    </DeskFrame>
  );
}
