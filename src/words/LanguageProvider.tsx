import { useLayoutEffect, useMemo, useState, type ReactNode } from 'react';
import { LANGUAGE_TAGS, type Language } from '../generated/bindings';
import { en, type Words } from './en';
import { LanguageContext, type LanguageOfVisit } from './language';

/** Where a browser keeps the language that was chosen in this visit. */
export const REMEMBERED = 'language';

/** The words of each language. All but English are loaded when they are first asked for. */
const LOADERS: Record<Language, () => Words | Promise<Words>> = {
  en: () => en,
  es: async () => (await import('./es')).es,
  'pt-BR': async () => (await import('./pt')).pt,
  ht: async () => (await import('./ht')).ht,
};

/** Holds the language for the visit. */
export function LanguageProvider({ children, start }: { children: ReactNode; start: Words }) {
  const [words, setWords] = useState(start);
  const [failed, setFailed] = useState(false);

  useLayoutEffect(() => {
    document.documentElement.lang = words.language;
  }, [words]);

  const language = useMemo<LanguageOfVisit>(
    () => ({
      words,
      failed,
      choose: (wanted) => {
        Promise.resolve(LOADERS[wanted]()).then(
          (loaded) => {
            setWords(loaded);
            setFailed(false);
            sessionStorage.setItem(REMEMBERED, wanted);
          },
          () => setFailed(true),
        );
      },
    }),
    [words, failed],
  );
  return <LanguageContext value={language}>{children}</LanguageContext>;
}

/** The words of the language that was chosen earlier in this visit; English when that fails. */
export async function rememberedWords(usual: Language): Promise<Words> {
  const kept = sessionStorage.getItem(REMEMBERED);
  const wanted = LANGUAGE_TAGS.find((tag) => tag === kept) ?? usual;
  try {
    return await LOADERS[wanted]();
  } catch {
    return en;
  }
}
