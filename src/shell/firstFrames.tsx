import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { StaticRouter } from 'react-router';
import type { Backend } from '../backend/Backend';
import { BackendContext } from '../backend/context';
import { KEPT_MARK } from '../backend/web/keptMark';
import { LEAVING } from '../backend/web/leave';
import { startLanguage } from '../backend/web/startLanguage';
import type { Language } from '../generated/bindings';
import { HomePage } from '../home/HomePage';
import { en, type Words } from '../words/en';
import { errorText } from '../words/errorText';
import { es } from '../words/es';
import { ht } from '../words/ht';
import { LanguageProvider, REMEMBERED } from '../words/LanguageProvider';
import { pt } from '../words/pt';
import { FirstLoading } from './FirstLoading';
import { Frame } from './Shell';
import { Spoken } from '../page/Spoken';
import { showFirstFrame, type Lost, type Marks } from './showFirstFrame';

/** What a page shows before its code has come, as HTML in each language. */
type InEachLanguage = Record<Language, string>;

/** The values of the backend that a page is drawn with: no session, and no contact address yet. */
const BEFORE: Pick<Backend, 'device' | 'isSignedInAtStart' | 'contactEmail'> = {
  device: { kind: 'browser' },
  isSignedInAtStart: false,
  contactEmail: '',
};

const MARKS: Marks = { language: REMEMBERED, leaving: LEAVING, kept: KEPT_MARK };

/**
 * Draws the surroundings of the screens while they load, when the website is built (scripts/firstPaint.mjs). The
 * service puts them into the page, so that it is seen before its code has come. By the first segment of
 * the address; `*` is for all others.
 */
export function firstFrames(): Record<string, InEachLanguage> {
  const home = (
    <Frame pathname="/">
      <Spoken pathname="/">
        <HomePage />
      </Spoken>
    </Frame>
  );
  const loading = (path: string) => drawn(`/${path}`, <FirstLoading />);
  return {
    '': drawn('/', home),
    // Screens of the navigation, which marks the one that is shown, or has another look beside lists.
    resources: loading('resources'),
    employment: loading('employment'),
    profile: loading('profile'),
    about: loading('about'),
    '*': loading('*'),
  };
}

/** The script that shows one of the frames; it comes below them in the page. */
export function firstScript(): string {
  const start = `(${startLanguage.toString()})(location.search, navigator.languages)`;
  return `(${showFirstFrame.toString()})(${JSON.stringify(MARKS)}, ${start}, ${JSON.stringify(lost())})`;
}

/** There is no connection, and who needs help now calls. */
function lost(): Lost {
  const said = [en, es, pt, ht].map((words) => [
    words.language,
    `${errorText(words, 'network-request-failed')} ${words.footer.help}`,
  ]);
  return Object.fromEntries(said) as Lost;
}

function drawn(address: string, screen: ReactNode): InEachLanguage {
  const inLanguage = (words: Words) =>
    renderToStaticMarkup(
      <LanguageProvider start={words}>
        <BackendContext value={BEFORE as Backend}>
          <StaticRouter location={address}>{screen}</StaticRouter>
        </BackendContext>
      </LanguageProvider>,
    );
  return { en: inLanguage(en), es: inLanguage(es), 'pt-BR': inLanguage(pt), ht: inLanguage(ht) };
}
