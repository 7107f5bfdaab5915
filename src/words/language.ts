import { createContext, use } from 'react';
import { en, type Words } from './en';

/** The language of the visit. */
export interface Language {
  words: Words;
  /** The other language was asked for and could not be loaded. */
  failed: boolean;
  /** Changes to the other language. */
  toggle: () => void;
}

export const LanguageContext = createContext<Language>({
  words: en,
  failed: false,
  toggle: () => undefined,
});

/** The language of the visit and the way to change it. */
export function useLanguage(): Language {
  return use(LanguageContext);
}

/** Every sentence, in the language of the visit. */
export function useWords(): Words {
  return useLanguage().words;
}

/** The language of the visit, as the field of a text that comes in both. */
export function useLanguageCode(): 'en' | 'es' {
  return useWords().language === 'es' ? 'es' : 'en';
}

/** The locale in which dates and numbers are written. */
export function locale(language: string): string {
  return language === 'es' ? 'es-US' : 'en-US';
}
