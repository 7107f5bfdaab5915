import { useEffect, useMemo, useState, type ReactNode } from 'react';
import { en, type Words } from './en';
import { LanguageContext, type Language } from './language';

/** Where a browser keeps the language that was chosen in this visit. */
export const REMEMBERED = 'language';

/** Holds the language for the visit. Spanish is loaded when it is first asked for. */
export function LanguageProvider({ children, start }: { children: ReactNode; start: Words }) {
  const [words, setWords] = useState(start);
  const [failed, setFailed] = useState(false);

  useEffect(() => {
    document.documentElement.lang = words.language;
  }, [words]);

  const language = useMemo<Language>(
    () => ({
      words,
      failed,
      toggle: () => {
        const wanted = words.language === 'en' ? 'es' : 'en';
        loadWords(wanted).then(
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
export async function rememberedWords(usual: string): Promise<Words> {
  return loadWords(sessionStorage.getItem(REMEMBERED) ?? usual).catch(() => en);
}

async function loadWords(language: string): Promise<Words> {
  return language === 'es' ? (await import('./es')).es : en;
}
