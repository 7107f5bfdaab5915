import { useState } from 'react';
import type { SecondStep } from '../backend/Account';
import { BackendError } from '../backend/Backend';
import type { ErrorCode } from '../generated/bindings';
import { failureNotice } from '../notice/failure';
import { useAccountWords } from '../words/accountWords';
import { useWords } from '../words/language';
import { useSecurityWords } from '../words/securityWords';
import { CodeField, isCode } from './CodeField';
import { FactorChoice } from './FactorChoice';
import { useSubmit } from './useSubmit';

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
  const apps = step.factors.filter(({ totpInfo }) => totpInfo);
  const [factor, setFactor] = useState((apps[0] ?? step.factors[0])?.mfaEnrollmentId ?? '');
  const [isRecovery, setRecovery] = useState(false);
  const [code, setCode] = useState('');
  const [problem, setProblem] = useState('');

  const { working, submit } = useSubmit(async () => {
    if (!isCode(code, isRecovery)) return;
    setProblem('');
    try {
      await step.finish(factor, isRecovery ? code : code.replaceAll(' ', ''));
    } catch (error) {
      const reason = BackendError.codeOf(error);
      if (!KEEPS_STEP.includes(reason)) {
        onEnded(error);
        return;
      }
      if (reason === 'invalid-verification-code') {
        setCode('');
        setProblem(isRecovery ? security.wrongRecoveryCode : security.wrongCode);
      } else setProblem(failureNotice('', error, account, words).message);
      return;
    }
    await onDone();
  });
  const switchKind = () => {
    setRecovery(!isRecovery);
    setCode('');
    setProblem('');
  };
  const fields = (
    <>
      {!isRecovery && apps.length > 1 && (
        <FactorChoice factors={apps} chosen={factor} onChange={setFactor} />
      )}
      <CodeField
        id="second-step-code"
        label={isRecovery ? security.recoveryCode : security.code}
        hint={isRecovery ? security.recoveryHint : security.codeHint}
        isRecovery={isRecovery}
        isFirst
        value={code}
        problem={problem}
        onChange={setCode}
      />
      {isRecovery && <p className="quiet">{security.noPaper}</p>}
    </>
  );
  const otherWay = (
    <button type="button" className="btn btn-link" onClick={switchKind}>
      {isRecovery ? security.usePhone : security.lostPhone}
    </button>
  );
  return { fields, otherWay, working, submit, ready: isCode(code, isRecovery) };
}
