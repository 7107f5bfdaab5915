import type { CodeSignInAnswer, ProviderVisit } from '../../generated/bindings';
import type { ProviderSignIn } from '../ProviderSignIn';
import type { SecondStep } from '../SignIn';
import { appearance } from './appearance';

/** What sign-in at a provider needs of the session. */
interface Session {
  /** A command after which the session may be another. */
  change: (name: string, content: Record<string, unknown>) => Promise<ProviderVisit>;
  secondStep: (factors: CodeSignInAnswer['factors']) => SecondStep | null;
}

/** Sign-in at an identity provider in the kiosk: a window of its own goes there, and answers. */
export function openKioskProviders({ change, secondStep }: Session): ProviderSignIn {
  return {
    async go({ id: provider }, purpose) {
      const content = { provider, purpose, appearance: appearance() };
      const visit = await change('visit_provider', content);
      if (typeof visit === 'string') return visit;
      const { factors, isNew } = visit['signed-in'];
      return { step: secondStep(factors), isNew };
    },
    // The window of the screens never leaves.
    finish: () => Promise.resolve('too-old'),
  };
}
