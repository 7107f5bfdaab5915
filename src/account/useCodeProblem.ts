import { useState } from 'react';
import { BackendError } from '../backend/Backend';
import type { Way } from '../backend/WaySettings';
import type { ErrorCode } from '../generated/bindings';
import { failureNotice } from '../notice/failure';
import { useAccountWords } from '../words/accountWords';
import { useCodeWords } from '../words/codeWords';
import { useWords } from '../words/language';

const WRONG: readonly ErrorCode[] = ['invalid-action-code', 'invalid-verification-code'];
const TOO_OLD: readonly ErrorCode[] = ['expired-action-code', 'invalid-multi-factor-session'];
/** After this number of wrong tries the service takes only a new code. */
const WRONG_MAX = 5;

/** Whether the service said that a code is not the one that it sent. */
export function isWrong(error: unknown): boolean {
  return WRONG.includes(BackendError.codeOf(error));
}

/** What is wrong with a code that was sent, with one next step. */
export function useCodeProblem(way: Way) {
  const codes = useCodeWords();
  const account = useAccountWords();
  const words = useWords();
  const [problem, setProblem] = useState('');
  const [wrongTries, setWrongTries] = useState(0);

  function found(error: unknown): void {
    const reason = BackendError.codeOf(error);
    if (isWrong(error)) {
      setWrongTries(wrongTries + 1);
      setProblem(wrongTries + 1 >= WRONG_MAX ? codes.noMoreTries : codes.wrong);
    } else if (TOO_OLD.includes(reason))
      // The code was spent by the wrong ones before.
      setProblem(wrongTries >= WRONG_MAX ? codes.noMoreTries : codes.tooOld);
    else if (reason === 'operation-not-allowed') setProblem(codes.noTexts);
    else if (reason === 'quota-exceeded') setProblem(codes.noMoreTexts);
    else {
      const { message, next } = failureNotice('', error, account, words);
      setProblem(`${message} ${next ?? ''}`);
    }
  }
  return {
    problem,
    found,
    /** What went wrong while a code was asked for. */
    foundSending: (error: unknown): void => {
      // The limits of mails are of an hour, those of texts of a day.
      if (BackendError.codeOf(error) === 'too-many-requests')
        setProblem(way === 'phone' ? codes.notSentText : codes.notSentMail);
      else found(error);
    },
    clear: () => setProblem(''),
    /** Begins to count again, for a new code. */
    restart: () => {
      setProblem('');
      setWrongTries(0);
    },
  };
}
