import { useLocation } from 'react-router';
import { Arriving } from './Arriving';
import { Frame } from './Shell';
import { Spoken } from '../page/Spoken';

/** The first picture of a screen whose code or data are still on their way. */
export function FirstLoading() {
  const { pathname } = useLocation();
  return (
    <Frame pathname={pathname}>
      <Spoken pathname={pathname}>
        <Arriving />
      </Spoken>
    </Frame>
  );
}
