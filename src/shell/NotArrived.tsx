import { useEffect, useState } from 'react';
import { useBackend } from '../backend/context';
import { NOT_ARRIVED } from '../page/late';
import { errorText } from '../words/errorText';
import { useWords } from '../words/language';

/** Says that a part of the screen did not arrive, until the person does something else. */
export function NotArrived() {
  const words = useWords();
  const backend = useBackend();
  /** Whether the service can be reached; null while nothing is missing. */
  const [isReachable, setReachable] = useState<boolean | null>(null);
  useEffect(() => {
    // Browsers do not say why a part did not arrive.
    const ask = () => void backend.isReachable().then(setReachable);
    const clear = () => setReachable(null);
    addEventListener(NOT_ARRIVED, ask);
    addEventListener('click', clear);
    addEventListener('keydown', clear);
    return () => {
      removeEventListener(NOT_ARRIVED, ask);
      removeEventListener('click', clear);
      removeEventListener('keydown', clear);
    };
  }, [backend]);
  if (isReachable === null) return null;
  const text = isReachable
    ? words.errorScreen.unexpected
    : errorText(words, 'network-request-failed');
  return (
    <div role="alert" className="not-arrived">
      <p>{text}</p>
    </div>
  );
}
