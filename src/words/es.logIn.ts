import { account } from './account.es';
import type { Parts } from './parts';
import { providers } from './providers.es';
import { secondSteps } from './secondSteps.es';
import { security } from './security.es';

/** The parts of the log-in and of the other screens of an account. */
export const parts = { account, providers, secondSteps, security } satisfies Partial<Parts>;
