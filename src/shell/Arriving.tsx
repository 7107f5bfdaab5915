import { useWords } from '../words/language';
import { HelpNow } from './HelpNow';

/**
 * Stands in the place of a screen that is on its way. It takes the whole window, and the footer comes with
 * the screen, so that nothing moves; who cannot wait sees the number that helps.
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
