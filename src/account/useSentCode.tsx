import { useState } from 'react';
import type { Way } from '../backend/WaySettings';
import { useCodeWords } from '../words/codeWords';
import { CodeField, isCode } from './CodeField';
import { isWrong, useCodeProblem } from './useCodeProblem';
import { useSubmit } from '../form/useSubmit';

/**
 * Sends a code and takes it from a field.
 *
 * @param way where it is sent
 * @param onSend sends a code, for the first time or again; throws what the service said
 * @param onCode uses the code; throws what the service said of it
 */
export function useSentCode(
  way: Way,
  onSend: () => Promise<void>,
  onCode: (code: string) => Promise<void>,
) {
  const words = useCodeWords();
  const [code, setCode] = useState('');
  const { problem, found, foundSending, clear, restart } = useCodeProblem(way);
  const isReady = isCode(code, false);

  const send = useSubmit(async () => {
    clear();
    try {
      await onSend();
      restart();
      setCode('');
    } catch (error) {
      foundSending(error);
    }
  });
  const enter = useSubmit(async () => {
    if (!isReady) return;
    clear();
    try {
      await onCode(code.replaceAll(' ', ''));
    } catch (error) {
      if (isWrong(error)) setCode('');
      found(error);
    }
  });
  const field = (
    <CodeField
      id="sent-code"
      label={words.code}
      isFirst
      value={code}
      problem={problem}
      onChange={setCode}
    />
  );
  const again = (
    <button
      type="button"
      className="btn btn-link"
      aria-disabled={send.working}
      onClick={() => send.submit()}
    >
      {words.again}
    </button>
  );
  return { field, again, send, enter, isReady, problem };
}
