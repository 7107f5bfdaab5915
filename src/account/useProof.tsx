import { useState } from 'react';
import type { SecondStep } from '../backend/SignIn';
import { SecondStepDialog } from './SecondStepDialog';

/** What a dialog needs that asks who the signed-in person is. */
export interface ProofProps {
  title: string;
  action: string;
  onClose: () => void;
  /** Does what the dialog is for. */
  onProven: () => Promise<void>;
  onFailed: (error: unknown) => void;
}

/** Continues after a password or a code was right, with the second step of accounts that have one. */
export function useProof({ title, action, onClose, onProven, onFailed }: ProofProps) {
  const [step, setStep] = useState<SecondStep | null>(null);
  const finish = () => onProven().then(onClose, onFailed);
  const goOn = async (next: SecondStep | null) => {
    if (next) setStep(next);
    else await finish();
  };
  const onEnded = (error: unknown) => {
    setStep(null);
    onFailed(error);
  };
  const dialog = { title, action, onClose, onEnded };
  const secondStep = step && <SecondStepDialog {...dialog} step={step} onDone={finish} />;
  return { goOn, secondStep };
}
