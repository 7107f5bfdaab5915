import { useState, type ReactNode } from 'react';
import type { Security } from '../backend/Security';
import { useSecondStepsWords } from '../words/secondStepsWords';
import { CodesFailedDialog } from './CodesFailedDialog';
import { RecoveryCodesDialog } from './RecoveryCodesDialog';

/** The recovery codes that come with the first second factor: `make` asks for them, then `dialog` shows
 * them. */
export function useFirstCodes(security: Security, onClose: () => void) {
  const { codesText } = useSecondStepsWords();
  const [codes, setCodes] = useState<string[] | 'failed' | null>(null);
  const make = () => security.makeRecoveryCodes().then(setCodes, () => setCodes('failed'));
  let dialog: ReactNode = null;
  if (codes === 'failed') dialog = <CodesFailedDialog onRetry={make} onClose={onClose} />;
  else if (codes) dialog = <RecoveryCodesDialog text={codesText} codes={codes} onClose={onClose} />;
  return { make, dialog };
}
