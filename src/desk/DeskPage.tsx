import { lazy, Suspense, useEffect, useRef, useState, type ReactNode } from 'react';
import { useLoaderData, useLocation, useRoutes } from 'react-router';
import type { Account } from '../backend/Account';
import { BackendError } from '../backend/Backend';
import type { Desk } from '../backend/Desk';
import { useSession } from '../account/useAccount';
import type { DeskMe, ErrorCode } from '../generated/bindings';
import { NotFoundPage } from '../page/NotFoundPage';
import { useDeskWords } from '../words/deskWords';
import './desk.css';
import { DeskContext } from './deskContext';
import { Spoken } from '../page/Spoken';
import { DeskFrame } from './DeskFrame';
import { NotAdmitted } from './NotAdmitted';
import { QueueScreen } from './QueueScreen';

// The queue is what people come for. All other screens are loaded when they are opened.
const LogIn = lazy(async () => ({ default: (await import('../account/LogIn')).LogIn }));
const ReviewScreen = lazy(() => import('./ReviewScreen'));
const MessagesScreen = lazy(() => import('./MessagesScreen'));
const NoticesScreen = lazy(() => import('./NoticesScreen'));
const PeopleScreen = lazy(() => import('./PeopleScreen'));
const ImportsScreen = lazy(() => import('./imports/ImportsScreen'));
const FleetScreen = lazy(() => import('./fleet/FleetScreen'));
const InsightScreen = lazy(() => import('./fleet/InsightScreen'));
const ListsScreen = lazy(() => import('./lists/ListsScreen'));
const PagesScreen = lazy(() => import('./pages/PagesScreen'));

/** /desk: the way in, and behind it the screens of the staff. */
export function DeskPage() {
  return (
    <Spoken pathname="/desk">
      <WayIn />
    </Spoken>
  );
}

function WayIn() {
  const account = useLoaderData<Account>();
  const session = useSession(account);
  if (!session) {
    return (
      <DeskFrame>
        <Loading screen={<LogIn account={account} />} />
      </DeskFrame>
    );
  }
  return <Admission key={session.email} account={account} />;
}

/** Asks the service who this is at the desk. */
function Admission({ account }: { account: Account }) {
  const [admitted, setAdmitted] = useState<{ desk: Desk; me: DeskMe } | null>(null);
  const [refused, setRefused] = useState<ErrorCode | null>(null);
  const [round, setRound] = useState(0);
  useEffect(() => {
    let isOpen = true;
    const ask = async () => {
      const desk = await account.openDesk();
      return { desk, me: await desk.me() };
    };
    ask().then(
      (found) => isOpen && setAdmitted(found),
      (error: unknown) => isOpen && setRefused(BackendError.codeOf(error)),
    );
    return () => {
      isOpen = false;
    };
  }, [account, round]);
  // Another screen asks again who this is: a list may have got its name since.
  const { pathname } = useLocation();
  const asked = useRef(pathname);
  useEffect(() => {
    if (!admitted || asked.current === pathname) return;
    asked.current = pathname;
    admitted.desk.me().then(
      (me) => setAdmitted({ ...admitted, me }),
      () => undefined,
    );
  }, [admitted, pathname]);
  const again = () => {
    setRefused(null);
    setRound(round + 1);
  };
  if (!admitted) {
    return (
      <DeskFrame account={account}>
        <NotAdmitted account={account} refused={refused} onAgain={again} />
      </DeskFrame>
    );
  }
  return (
    <DeskContext value={admitted}>
      <DeskFrame account={account} me={admitted.me}>
        <DeskScreens role={admitted.me.role} />
      </DeskFrame>
    </DeskContext>
  );
}

/** The screens that a role may see. */
function DeskScreens({ role }: { role: DeskMe['role'] }) {
  const screens = [
    { index: true, element: <QueueScreen /> },
    { path: 'check/:id', element: <QueueScreen /> },
    { path: 'review', element: <Loading screen={<ReviewScreen />} /> },
  ];
  if (role !== 'caller') {
    screens.push({ path: 'many', element: <Loading screen={<ImportsScreen />} /> });
    screens.push({ path: 'mail', element: <Loading screen={<MessagesScreen />} /> });
    screens.push({ path: 'notice', element: <Loading screen={<NoticesScreen />} /> });
    screens.push({ path: 'texts', element: <Loading screen={<PagesScreen />} /> });
  }
  if (role === 'owner') {
    screens.push({ path: 'kiosks', element: <Loading screen={<FleetScreen />} /> });
    screens.push({ path: 'numbers', element: <Loading screen={<InsightScreen />} /> });
    screens.push({ path: 'menu', element: <Loading screen={<ListsScreen />} /> });
    screens.push({ path: 'staff', element: <Loading screen={<PeopleScreen />} /> });
  }
  return useRoutes([...screens, { path: '*', element: <NotFoundPage /> }]);
}

/** A screen whose code is loaded when it is opened. */
function Loading({ screen }: { screen: ReactNode }) {
  const words = useDeskWords();
  return <Suspense fallback={<p role="status">{words.loading}</p>}>{screen}</Suspense>;
}
