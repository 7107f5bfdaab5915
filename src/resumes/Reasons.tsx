import type { EmployerMatch, Quote, SkillTile } from '../generated/bindings';
import { useWrittenLanguage } from '../words/language';
import { useResumeWords } from '../words/resumeWords';
import { quoteLines } from './quoteLines';

interface Props {
  employer: EmployerMatch;
  tapped: SkillTile[];
}

/**
 * Why an employer is shown: the person's own words in their clause, or what was tapped. Then what the employer
 * itself says of that work; a service of an earlier version sends none of it.
 */
export function Reasons({ employer: { reasons, quotes, named = [] }, tapped }: Props) {
  const { employers } = useResumeWords();
  const language = useWrittenLanguage();
  const written = new Set(quotes.map(({ words }) => words));
  const others = reasons.filter((reason) => !written.has(reason));
  const tileOf = (reason: string) => tapped.find(({ label }) => label.en === reason);
  const names = others.map((reason) => tileOf(reason)?.label[language] ?? reason).join(', ');
  return (
    <>
      {quotes.length > 0 && (
        <>
          <p>{employers.wrote}</p>
          <Quotes quotes={quotes} />
        </>
      )}
      {names !== '' && (
        <p>{others.some(tileOf) ? employers.becauseTapped(names) : employers.because(names)}</p>
      )}
      {named.length > 0 && (
        <>
          <p>{employers.says}</p>
          <Quotes quotes={named} lang="en" />
        </>
      )}
    </>
  );
}

/** Quotes as lines, with the words that matched marked. */
function Quotes({ quotes, lang }: { quotes: Quote[]; lang?: 'en' }) {
  return (
    <ul className="quotes" lang={lang}>
      {quoteLines(quotes).map((line, place) => (
        <li key={place}>
          <q>
            {line.map(({ text, isFound }, at) => (isFound ? <mark key={at}>{text}</mark> : text))}
          </q>
        </li>
      ))}
    </ul>
  );
}
