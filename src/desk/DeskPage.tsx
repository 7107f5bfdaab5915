import { lazy, Suspense, useEffect, useRef, type ReactNode, type RefObject } from 'react';
import { useLoaderData, useRoutes } from 'react-router';
import type { Account } from '../backend/Account';
import type { DeskMe } from '../generated/bindings';
import { NotFoundPage } from '../page/NotFoundPage';
import { HEADING_ID } from '../page/PageHeading';
import { useDeskWords } from '../words/deskWords';
import { usePart } from '../words/language';
import { Admission } from './admission/Admission';
import { useStaffSession } from './admission/useStaffSession';
import './desk.css';
import { useDesk } from './deskContext';
import { keepFocus } from './focus/keepFocus';
import { Spoken } from '../page/Spoken';
import { UnsavedGuard } from './unsaved/UnsavedGuard';

const queue = () => import('./QueueScreen');

// Each screen is loaded when it is opened, and the queue, which people come for, as soon as somebody is logged in.
const QueueScreen = lazy(queue);
const ReviewScreen = lazy(() => import('./ReviewScreen'));
const MessagesScreen = lazy(() => import('./MessagesScreen'));
const NoticesScreen = lazy(() => import('./NoticesScreen'));
const PeopleScreen = lazy(() => import('./PeopleScreen'));
const RecordScreen = lazy(() => import('./RecordScreen'));
const ImportsScreen = lazy(() => import('./imports/ImportsScreen'));
const FleetScreen = lazy(() => import('./fleet/FleetScreen'));
const InsightScreen = lazy(() => import('./fleet/InsightScreen'));
const ListsScreen = lazy(() => import('./lists/ListsScreen'));
const PagesScreen = lazy(() => import('./pages/PagesScreen'));

/** /desk: the way in, and behind it the screens of the staff. */
export function DeskPage() {
  return (
    <Spoken pathname="/desk">
      <UnsavedGuard>
        <WayIn />
      </UnsavedGuard>
    </Spoken>
  );
}

function WayIn() {
  const account = useLoaderData<Account>();
  const { email, isHere, logIns } = useStaffSession(account);
  // Not in the frame, which another person gets anew: the keyboard goes on from the log-in to the queue.
  useEffect(() => keepFocus(document), []);
  // Beside the question who this is. What fails is loaded again by the screen.
  useEffect(() => {
    if (isHere) queue().catch(() => undefined);
  }, [isHere]);
  return (
    <Admission
      key={email}
      account={account}
      isHere={isHere}
      logIns={logIns}
      screens={(role) => <DeskScreens role={role} />}
    />
  );
}

/** The screens that a role may see. */
function DeskScreens({ role }: { role: DeskMe['role'] }) {
  // What the cards say of places is loaded beside them.
  usePart('data');
  /** The last log-in after which a screen was there. */
  const arrivedRef = useRef(0);
  const shown = (screen: ReactNode) => <Loading screen={screen} arrivedRef={arrivedRef} />;
  const screens = [
    { index: true, element: shown(<QueueScreen />) },
    { path: 'check/:id', element: shown(<QueueScreen />) },
    { path: 'review', element: shown(<ReviewScreen />) },
  ];
  if (role !== 'caller') {
    screens.push({ path: 'many', element: shown(<ImportsScreen />) });
    screens.push({ path: 'mail', element: shown(<MessagesScreen />) });
    screens.push({ path: 'notice', element: shown(<NoticesScreen />) });
    screens.push({ path: 'texts', element: shown(<PagesScreen />) });
  }
  if (role === 'owner') {
    screens.push({ path: 'kiosks', element: shown(<FleetScreen />) });
    screens.push({ path: 'numbers', element: shown(<InsightScreen />) });
    screens.push({ path: 'menu', element: shown(<ListsScreen />) });
    screens.push({ path: 'staff', element: shown(<PeopleScreen />) });
    screens.push({ path: 'record', element: shown(<RecordScreen />) });
  }
  return useRoutes([...screens, { path: '*', element: <NotFoundPage /> }]);
}

/** A screen whose code is loaded when it is opened. */
function Loading({ screen, arrivedRef }: { screen: ReactNode; arrivedRef: RefObject<number> }) {
  const words = useDeskWords();
  return (
    <Suspense fallback={<p role="status">{words.loading}</p>}>
      {screen}
      <Arrival arrivedRef={arrivedRef} />
    </Suspense>
  );
}

/** After a log-in the keyboard goes on at the top of the screen behind it, once that is there. */
function Arrival({ arrivedRef }: { arrivedRef: RefObject<number> }) {
  const { logIns } = useDesk();
  useEffect(() => {
    if (arrivedRef.current === logIns) return;
    arrivedRef.current = logIns;
    document.getElementById(HEADING_ID)?.focus({ preventScroll: true });
  }, [arrivedRef, logIns]);
  return null;
}
