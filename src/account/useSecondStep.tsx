import { useState } from 'react';
import type { SecondStep } from '../backend/SignIn';
import { BackendError } from '../backend/Backend';
import type { ErrorCode } from '../generated/bindings';
import { failureNotice } from '../notice/failure';
import { useAccountWords } from '../words/accountWords';
import { useWords } from '../words/language';
import { useSecurityWords } from '../words/securityWords';
import { CodeField, isCode } from './CodeField';
import { FactorChoice } from './FactorChoice';
import { useSubmit } from '../form/useSubmit';

/** After these errors the same sign-in can be tried again. */
const KEEPS_STEP: readonly ErrorCode[] = [
  'invalid-verification-code',
  'too-many-requests',
  'network-request-failed',
  'request-timeout',
  'internal-error',
];

interface Options {
  step: SecondStep;
  onDone: () => Promise<void> | void;
  /** The first step has to be done again. */
  onEnded: (error: unknown) => void;
}

/** The fields of a second step, and what its form does. */
export function useSecondStep({ step, onDone, onEnded }: Options) {
  const security = useSecurityWords();
  const account = useAccountWords();
  const words = useWords();
  const { factors } = step;
  const [factor, setFactor] = useState(
    (factors.find(({ totpInfo }) => totpInfo) ?? factors[0])?.mfaEnrollmentId ?? '',
  );
  /** The factors that a message was sent to. */
  const [sentTo, setSentTo] = useState<string[]>([]);
  const [isRecovery, setRecovery] = useState(false);
  const [code, setCode] = useState('');
  const [problem, setProblem] = useState('');

  const phone = factors.find((it) => it.mfaEnrollmentId === factor)?.phoneInfo;
  const isTexted = phone !== undefined && !isRecovery;
  const isSent = sentTo.includes(factor);
  const hasToSend = isTexted && !isSent;

  async function send() {
    setProblem('');
    setCode('');
    try {
      await step.send(factor);
      setSentTo([...sentTo, factor]);
    } catch (error) {
      failed(error);
    }
  }
  async function finish() {
    setProblem('');
    try {
      await step.finish(factor, isRecovery ? code : code.replaceAll(' ', ''));
    } catch (error) {
      const isOld = BackendError.codeOf(error) === 'invalid-multi-factor-session';
      // If the first step is too old as well, sending says so.
      if (isOld && isTexted) setProblem(security.textTooOld);
      else failed(error);
      return;
    }
    await onDone();
  }
  function failed(error: unknown) {
    const reason = BackendError.codeOf(error);
    if (!KEEPS_STEP.includes(reason)) onEnded(error);
    else if (reason === 'invalid-verification-code') {
      setCode('');
      const wrong = isTexted ? security.wrongTextCode : security.wrongCode;
      setProblem(isRecovery ? security.wrongRecoveryCode : wrong);
    } else setProblem(failureNotice('', error, account, words).message);
  }
  const { working, submit } = useSubmit(async () => {
    if (hasToSend) await send();
    else if (isCode(code, isRecovery)) await finish();
  });
  const switchKind = () => {
    setRecovery(!isRecovery);
    setCode('');
    setProblem('');
  };
  const choose = (id: string) => {
    setFactor(id);
    setCode('');
    setProblem('');
  };
  const hint = isRecovery
    ? security.recoveryHint
    : isTexted
      ? security.textSent(phone.slice(-4))
      : security.codeHint;
  const fields = (
    <>
      {!isRecovery && factors.length > 1 && (
        <FactorChoice factors={factors} chosen={factor} onChange={choose} />
      )}
      {hasToSend ? (
        <>
          <p>{security.textFirst(phone.slice(-4))}</p>
          <p className="problem" role="alert">
            {problem}
          </p>
        </>
      ) : (
        <CodeField
          id="second-step-code"
          label={isRecovery ? security.recoveryCode : isTexted ? security.textCode : security.code}
          hint={hint}
          isRecovery={isRecovery}
          isFirst
          value={code}
          problem={problem}
          onChange={setCode}
        />
      )}
      {isRecovery && <p className="quiet">{security.noPaper}</p>}
    </>
  );
  const otherWay = (
    <>
      {isTexted && isSent && (
        <button type="button" className="btn btn-link" onClick={() => void send()}>
          {security.textAgain}
        </button>
      )}
      <button type="button" className="btn btn-link" onClick={switchKind}>
        {isRecovery ? security.usePhone : security.lostPhone}
      </button>
    </>
  );
  const ready = hasToSend || isCode(code, isRecovery);
  /** What the button says while the code has still to be sent. */
  const sendLabel = hasToSend ? security.textSend : null;
  return { fields, otherWay, working, submit, ready, sendLabel };
}
