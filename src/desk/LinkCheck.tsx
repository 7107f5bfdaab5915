import { useState } from 'react';
import { BackendError } from '../backend/Backend';
import type { LinkFound } from '../generated/bindings';
import { useDeskWords } from '../words/deskWords';
import { errorText } from './errorText';
import { useDesk } from './deskContext';
import { useSaid } from './useSaid';

/** A button that looks whether a website answers. Not there where the operator does not allow it. */
export function LinkCheck({ website }: { website: string }) {
  const words = useDeskWords();
  const { desk, me } = useDesk();
  const { said, say, line } = useSaid(words);
  const [found, setFound] = useState<LinkFound | null>(null);
  if (!me.checksLinks) return null;
  const check = async () => {
    if (website === '') return;
    setFound(null);
    say((it) => it.loading);
    try {
      const answer = await desk.checkLink(website);
      setFound(answer);
      say((it) => it.linkStates[answer.state]);
    } catch (error) {
      say((_, all) => errorText(all, BackendError.codeOf(error)));
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
      <span ref={line} role="status">
        {said} {found?.address && <span lang="en">{found.address}</span>}
      </span>
    </div>
  );
}
