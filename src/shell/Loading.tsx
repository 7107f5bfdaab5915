import { useLocation } from 'react-router';
import { useWords } from '../words/language';
import { Frame } from './Shell';

/** The first picture of a screen whose data is still on its way. */
export function Loading() {
  const words = useWords();
  const { pathname } = useLocation();
  return (
    <Frame pathname={pathname}>
      <p className="loading container" role="status">
        {words.loading}
      </p>
    </Frame>
  );
}
