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
  const { pathname, key } = useLocation();
  useFocusOnNewScreen(pathname, key);
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

/**
 * A screen reader begins at the heading of a new screen, and a new screen begins at its top. Back leads to where one was: the
 * browser alone scrolls before the longer screen is there.
 */
function useFocusOnNewScreen(pathname: string, key: string) {
  const arrival = useNavigationType();
  const last = useRef(pathname);
  const tops = useRef(new Map<string, number>());
  useEffect(() => {
    const note = () => void tops.current.set(key, window.scrollY);
    addEventListener('scroll', note);
    return () => removeEventListener('scroll', note);
  }, [key]);
  useEffect(() => {
    if (last.current === pathname) return;
    last.current = pathname;
    const top = arrival === NavigationType.Pop ? (tops.current.get(key) ?? 0) : 0;
    // A list has its whole height before it is scrolled (`theme/_places.scss`).
    document.documentElement.classList.toggle('is-returned', top > 0);
    window.scrollTo(0, top);
    document.getElementById(HEADING_ID)?.focus({ preventScroll: true });
  }, [pathname, key, arrival]);
}
