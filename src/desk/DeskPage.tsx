import { lazy, Suspense, useEffect, type ReactNode } from 'react';
import { useLoaderData, useRoutes } from 'react-router';
import type { Account } from '../backend/Account';
import type { DeskMe } from '../generated/bindings';
import { NotFoundPage } from '../page/NotFoundPage';
import { useDeskWords } from '../words/deskWords';
import { Admission } from './admission/Admission';
import { useStaffSession } from './admission/useStaffSession';
import './desk.css';
import { keepFocus } from './focus/keepFocus';
import { Spoken } from '../page/Spoken';
import { QueueScreen } from './QueueScreen';
import { UnsavedGuard } from './unsaved/UnsavedGuard';

// The queue is what people come for. All other screens are loaded when they are opened.
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
    screens.push({ path: 'record', element: <Loading screen={<RecordScreen />} /> });
  }
  return useRoutes([...screens, { path: '*', element: <NotFoundPage /> }]);
}

/** A screen whose code is loaded when it is opened. */
function Loading({ screen }: { screen: ReactNode }) {
  const words = useDeskWords();
  return <Suspense fallback={<p role="status">{words.loading}</p>}>{screen}</Suspense>;
}
