import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { StaticRouter } from 'react-router';
import type { Backend } from '../backend/Backend';
import { BackendContext } from '../backend/context';
import { HomePage } from '../home/HomePage';
import { en, type Words } from '../words/en';
import { es } from '../words/es';
import { LanguageProvider } from '../words/LanguageProvider';
import { FirstLoading } from './FirstLoading';
import { Frame } from './Shell';

/** What a page shows before its code has come, as HTML in both languages. */
type InBothLanguages = Record<'en' | 'es', string>;

/** What these drawings ask of the backend: nobody is logged in, and the address of mail is not known yet. */
const BEFORE: Pick<Backend, 'device' | 'isSignedInAtStart' | 'contactEmail'> = {
  device: { kind: 'browser' },
  isSignedInAtStart: false,
  contactEmail: '',
};

/**
 * Draws the surroundings of the screens while they load, when the website is built (scripts/frames.mjs). The
 * service puts them into the page, so that it is seen before its code has come. By the first segment of
 * the address; `*` is for all others.
 */
export function firstFrames(): Record<string, InBothLanguages> {
  const home = (
    <Frame pathname="/">
      <HomePage />
    </Frame>
  );
  return {
    '': drawn('/', home),
    resources: drawn('/resources', <FirstLoading />),
    employment: drawn('/employment', <FirstLoading />),
    '*': drawn('/*', <FirstLoading />),
  };
}

function drawn(address: string, screen: ReactNode): InBothLanguages {
  const inLanguage = (words: Words) =>
    renderToStaticMarkup(
      <LanguageProvider start={words}>
        <BackendContext value={BEFORE as Backend}>
          <StaticRouter location={address}>{screen}</StaticRouter>
        </BackendContext>
      </LanguageProvider>,
    );
  return { en: inLanguage(en), es: inLanguage(es) };
}
