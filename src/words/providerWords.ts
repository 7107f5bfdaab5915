import { usePart } from './language';
import { providers as english, type ProviderWords } from './providers.en';

/** The sentences of log-in with an account at another site, in the language of the visit. */
export function useProviderWords(): ProviderWords {
  return usePart('providers') ?? english;
}
