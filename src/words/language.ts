import { createContext, use, useEffect } from 'react';
import type { Language, ResumeLanguage } from '../generated/bindings';
import { en, type Words } from './en';
import type { Parts } from './parts';

/** Every language by its own name. */
export const LANGUAGES: Record<Language, string> = {
  en: 'English',
  es: 'Español',
  'pt-BR': 'Português',
  ht: 'Kreyòl ayisyen',
};

/** The language of the visit and the way to another. */
export interface LanguageOfVisit {
  words: Words;
  /** Another language was asked for and could not be loaded. */
  failed: boolean;
  /** Changes to a language. */
  choose: (language: Language) => void;
  /** Loads a part that the first load left out; undefined where there are none. */
  complete?: ((name: keyof Parts) => void) | undefined;
}

export const LanguageContext = createContext<LanguageOfVisit>({
  words: en,
  failed: false,
  choose: () => undefined,
});

/** The language of the visit and the way to change it. */
export function useLanguage(): LanguageOfVisit {
  return use(LanguageContext);
}

/** Every sentence, in the language of the visit. */
export function useWords(): Words {
  return useLanguage().words;
}

/** A part of the sentences; undefined while it is loaded, and where the language has none. */
export function usePart<Name extends keyof Parts>(name: Name): Parts[Name] | undefined {
  const { words, complete } = useLanguage();
  const part = words.parts[name];
  const isMissing = part === undefined;
  useEffect(() => {
    if (isMissing) complete?.(name);
  }, [isMissing, complete, name]);
  return part;
}

/** The language of the visit. */
export function useLanguageCode(): Language {
  return useWords().language;
}

/** The language of a text that comes in English and Spanish only, for the language of the visit. */
export function useWrittenLanguage(): ResumeLanguage {
  return writtenLanguage(useLanguageCode());
}

/** What is written in two languages, such as mails and resumes, is English for all but readers of Spanish. */
export function writtenLanguage(language: Language): ResumeLanguage {
  return language === 'es' ? 'es' : 'en';
}
