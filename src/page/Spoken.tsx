import { useMemo, type ReactNode } from 'react';
import { en } from '../words/en';
import { LanguageContext, useLanguage } from '../words/language';
import { isSpoken } from '../words/screens';

/**
 * A screen in the language of the visit. One that this language does not have is English as a whole, is marked
 * so for screen readers, and begins with a sentence that says so.
 */
export function Spoken({ pathname, children }: { pathname: string; children: ReactNode }) {
  const visit = useLanguage();
  const isOwn = isSpoken(pathname, visit.words.language);
  const english = useMemo(() => ({ ...visit, words: en }), [visit]);
  return (
    <>
      {!isOwn && <p className="container in-english-note">{visit.words.inEnglish}</p>}
      <LanguageContext value={isOwn ? visit : english}>
        <div className="spoken" lang={isOwn ? undefined : 'en'}>
          {children}
        </div>
      </LanguageContext>
    </>
  );
}
