import type { MfaInfo, TotpSession } from '../../generated/bindings';
import type { Security } from '../Security';
import { command } from './command';

/** A command after which the session may be another. */
type Change = (name: string, content: Record<string, unknown>) => Promise<void>;

/** Second factors in the kiosk window. */
export function openKioskSecurity(change: Change): Security {
  const language = () => document.documentElement.lang;
  return {
    factors: () => command<MfaInfo[]>('second_factors', {}),
    start: () => command<TotpSession>('start_second_factor', {}),
    finish: ({ sessionInfo }, code) =>
      change('finish_second_factor', { session: sessionInfo, code, language: language() }),
    startPhone: (phone) => command('start_phone_factor', { phone, language: language() }),
    finishPhone: (session, code) =>
      change('finish_phone_factor', { session, code, language: language() }),
    remove: ({ mfaEnrollmentId }) =>
      change('remove_second_factor', { factor: mfaEnrollmentId, language: language() }),
    requestConfirmation: () => command('request_confirmation', { language: language() }),
    makeRecoveryCodes: () => command<string[]>('make_recovery_codes', {}),
  };
}
