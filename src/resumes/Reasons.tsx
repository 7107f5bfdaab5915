import type { EmployerMatch, Quote, SkillTile } from '../generated/bindings';
import { useWrittenLanguage } from '../words/language';
import { useResumeWords } from '../words/resumeWords';
import { quoteLines } from './quoteLines';

interface Props {
  employer: EmployerMatch;
  tapped: SkillTile[];
}

/**
 * Why an employer is shown: the person's own words in their clause, or what was tapped: as the reason only
 * where the employer names it. Then what the employer
 * itself says of that work; a service of an earlier version sends none of it.
 */
export function Reasons({ employer, tapped }: Props) {
  const { reasons, quotes, named = [] } = employer;
  const { employers } = useResumeWords();
  const language = useWrittenLanguage();
  const written = new Set(quotes.map(({ words }) => words));
  const others = reasons.filter((reason) => !written.has(reason));
  const tileOf = (reason: string) => tapped.find(({ label }) => label.en === reason);
  const namesOf = (some: string[]) =>
    some.map((reason) => tileOf(reason)?.label[language] ?? reason).join(', ');
  const wrote = others.filter((reason) => !tileOf(reason));
  const strong = others.filter((reason) => tileOf(reason) && isNamed(reason, named));
  const weak = others.filter((reason) => tileOf(reason) && !isNamed(reason, named));
  return (
    <>
      {quotes.length > 0 && (
        <>
          <p>{employers.wrote}</p>
          <Quotes quotes={quotes} />
        </>
      )}
      {wrote.length > 0 && <p>{employers.because(namesOf(wrote))}</p>}
      {strong.length > 0 && <p>{employers.becauseTapped(namesOf(strong))}</p>}
      {weak.length > 0 && <p>{employers.tapped(namesOf(weak))}</p>}
      {weak.length > 0 && employer.named?.length === 0 && <p>{employers.unnamed}</p>}
      {named.length > 0 && (
        <>
          <p>{employers.says}</p>
          <Quotes quotes={named} lang="en" />
        </>
      )}
    </>
  );
}

/** Letters from which on a word says what work it is, and of a word those that its other forms have too. */
const TELLING = 4;
const STEM = 6;

/** Whether an employer's own words name a skill itself. Other words may be of the same work, and only in part. */
function isNamed(skill: string, quotes: Quote[]): boolean {
  const text = quotes.map(({ before, words, after }) => before + words + after).join(' ');
  const said = text.toLowerCase();
  const parts = skill.toLowerCase().match(/\p{L}+/gu) ?? [];
  return parts.some((part) => part.length >= TELLING && said.includes(part.slice(0, STEM)));
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
