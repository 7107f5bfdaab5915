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

/** Tells whether all parts are there. Only Spanish comes in two loads, and its finder is in the second. */
function isWhole({ language, parts }: Words): boolean {
  return language !== 'es' || parts.find !== undefined;
}

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
      complete: isWhole(words)
        ? undefined
        : () => {
            // Another language may be chosen meanwhile. A part that fails is asked for again by the next screen.
            Promise.resolve(LOADERS[words.language]()).then(
              (loaded) => setWords((current) => (current === words ? loaded : current)),
              () => undefined,
            );
          },
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

/**
 * The words of the language that was chosen earlier in this visit; English when that fails. The staff desk begins with
 * those it needs first, and other parts come when a screen asks for them.
 */
export async function rememberedWords(usual: Language, isDesk = false): Promise<Words> {
  const kept = sessionStorage.getItem(REMEMBERED);
  const wanted = LANGUAGE_TAGS.find((tag) => tag === kept) ?? usual;
  try {
    if (isDesk && wanted === 'es') return (await import('./es.base')).spanishBase;
    return await LOADERS[wanted]();
  } catch {
    return en;
  }
}
