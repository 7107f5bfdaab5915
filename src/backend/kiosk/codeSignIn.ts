import type { CodeSignInAnswer } from '../../generated/bindings';
import type { SecondStep } from '../SignIn';
import type { CodeOutcome, CodeSignIn } from '../CodeSignIn';
import { command } from './command';

/** What sign-in with a code needs of the session. */
interface Session {
  /** A command after which the session may be another. */
  change: (name: string, content: Record<string, unknown>) => Promise<CodeSignInAnswer>;
  secondStep: (factors: CodeSignInAnswer['factors']) => SecondStep | null;
}

/** Sign-in with a code in the kiosk window. */
export function openKioskCodeSignIn({ change, secondStep }: Session): CodeSignIn {
  const language = () => document.documentElement.lang;
  async function signIn(name: string, content: Record<string, unknown>): Promise<CodeOutcome> {
    const { factors, isNew } = await change(name, { ...content, language: language() });
    return { step: secondStep(factors), isNew };
  }
  return {
    mailCode: (email) => command('request_email_code', { email, language: language() }),
    byMail: (email, code) => signIn('sign_in_by_email', { email, code }),
    textCode: (phone) => command('request_phone_code', { phone, language: language() }),
    byPhone: (session, code) => signIn('sign_in_by_phone', { session, code }),
  };
}
