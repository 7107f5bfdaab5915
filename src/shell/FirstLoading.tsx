import { useLocation } from 'react-router';
import { Arriving } from './Arriving';
import { Frame } from './Shell';

/** The first picture of a screen whose code or data are still on their way. */
export function FirstLoading() {
  const { pathname } = useLocation();
  return (
    <Frame pathname={pathname}>
      <Arriving />
    </Frame>
  );
}
