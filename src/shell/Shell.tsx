import { Suspense, useEffect, useRef } from 'react';
import { NavigationType, Outlet, useLocation, useNavigationType } from 'react-router';
import { Footer } from './Footer';
import { hasLightBar } from './navigation';
import { NotArrived } from './NotArrived';
import { HEADING_ID } from '../page/PageHeading';
import { SkipLinks } from './SkipLinks';
import { Spoken } from '../page/Spoken';
import { surrounding } from './surrounding';
import { TopBar } from './TopBar';

const Announcements = surrounding(
  async () => (await import('../announcements/Announcements')).Announcements,
);
const VisitBar = surrounding(async () => (await import('../visit/VisitBar')).VisitBar);

/** What surrounds every screen: the way past the navigation, the navigation, the footer. */
export function Shell() {
  const { pathname } = useLocation();
  useFocusOnNewScreen(pathname);
  return (
    <Frame pathname={pathname}>
      <Suspense>
        <Announcements />
      </Suspense>
      <Spoken pathname={pathname}>
        <Outlet />
      </Spoken>
    </Frame>
  );
}

/** The same surroundings around a given screen. */
export function Frame({ pathname, children }: { pathname: string; children: React.ReactNode }) {
  return (
    <>
      <SkipLinks key={pathname} />
      <TopBar />
      <main id="main" tabIndex={-1} className={hasLightBar(pathname) ? '' : 'below-fixed-bar'}>
        {children}
      </main>
      <Footer />
      <NotArrived />
      <Suspense>
        <VisitBar />
      </Suspense>
    </>
  );
}

/** A screen reader begins at the heading of a new screen, and a new screen begins at its top. */
function useFocusOnNewScreen(pathname: string) {
  const arrival = useNavigationType();
  const last = useRef(pathname);
  useEffect(() => {
    if (last.current === pathname) return;
    last.current = pathname;
    if (arrival !== NavigationType.Pop) window.scrollTo(0, 0);
    document.getElementById(HEADING_ID)?.focus({ preventScroll: true });
  }, [pathname, arrival]);
}
