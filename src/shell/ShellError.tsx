import { useLocation } from 'react-router';
import { ErrorScreen } from './ErrorScreen';
import { Frame } from './Shell';

/** When the surroundings themselves failed: the error screen, with the navigation (RTE-1). */
export function ShellError() {
  const { pathname } = useLocation();
  return (
    <Frame pathname={pathname}>
      <ErrorScreen />
    </Frame>
  );
}
