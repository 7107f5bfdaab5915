import { useLayoutEffect, useMemo, useState, type ReactNode } from 'react';
import { LANGUAGE_TAGS, type Language } from '../generated/bindings';
import { en, type Words } from './en';
import { LanguageContext, type LanguageOfVisit } from './language';
import type { Parts } from './parts';

/** Where a browser keeps the language that was chosen in this visit. */
export const REMEMBERED = 'language';

/** The words of each language. All but English are loaded when they are first asked for. */
const LOADERS: Record<Language, () => Promise<Words>> = {
  en: () => Promise.resolve(en),
  es: async () => (await import('./es')).es,
  'pt-BR': async () => (await import('./pt')).pt,
  ht: async () => (await import('./ht')).ht,
};

/** The Spanish words with a part that was left out. What the lists say comes alone; any other part brings all. */
async function withPart(words: Words, name: keyof Parts): Promise<Words> {
  if (name !== 'data') return LOADERS.es();
  const { data } = await import('./data/data.es');
  return { ...words, parts: { ...words.parts, data } };
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
      // Only Spanish comes in several files.
      complete:
        words.language === 'es'
          ? (name) => {
              // Another language may be chosen meanwhile. A part that fails is asked for again by the next screen.
              withPart(words, name).then(
                (loaded) => setWords((current) => (current === words ? loaded : current)),
                () => undefined,
              );
            }
          : undefined,
      choose: (wanted) => {
        LOADERS[wanted]().then(
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
 * those of its first screen, and other parts come when a screen asks for them.
 */
export async function rememberedWords(
  usual: Language,
  desk?: 'desk' | 'login' | false,
): Promise<Words> {
  const kept = sessionStorage.getItem(REMEMBERED);
  const wanted = LANGUAGE_TAGS.find((tag) => tag === kept) ?? usual;
  try {
    if (!desk || wanted !== 'es') return await LOADERS[wanted]();
    // Both files at the same time: each costs a round trip.
    const logIn = desk === 'login' && import('./es.logIn');
    const { spanishBase } = await import('./es.base');
    return {
      ...spanishBase,
      parts: { ...spanishBase.parts, ...(logIn && (await logIn).parts) },
    };
  } catch {
    return en;
  }
}
