import { useState } from 'react';
import { BackendError } from '../backend/Backend';
import type { LinkFound } from '../generated/bindings';
import { useDeskWords } from '../words/deskWords';
import { errorText } from './errorText';
import { useWords } from '../words/language';
import { useDesk } from './deskContext';

/** A button that looks whether a website answers. Not there where the operator does not allow it. */
export function LinkCheck({ website }: { website: string }) {
  const words = useDeskWords();
  const all = useWords();
  const { desk, me } = useDesk();
  const [said, setSaid] = useState('');
  const [found, setFound] = useState<LinkFound | null>(null);
  if (!me.checksLinks) return null;
  const check = async () => {
    if (website === '') return;
    setFound(null);
    setSaid(words.loading);
    try {
      const answer = await desk.checkLink(website);
      setFound(answer);
      setSaid(words.linkStates[answer.state]);
    } catch (error) {
      setSaid(errorText(all, BackendError.codeOf(error)));
    }
  };
  return (
    <div className="desk-link">
      <button
        type="button"
        className="btn btn-outline-primary"
        aria-disabled={website === ''}
        onClick={() => void check()}
      >
        {words.checkLink}
      </button>{' '}
      <span role="status">
        {said} {found?.address && <span lang="en">{found.address}</span>}
      </span>
    </div>
  );
}
