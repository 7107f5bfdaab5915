import { useWords } from '../words/language';
import { HelpNow } from './HelpNow';

/**
 * The placeholder of a screen that is loading. It fills the window, and the footer comes with the
 * screen, so that nothing moves. A person who cannot wait sees the number that helps.
 */
export function Arriving() {
  const { loading } = useWords();
  return (
    <div className="arriving container">
      <p role="status">{loading}</p>
      <HelpNow />
    </div>
  );
}
