import type { EmployerMatch, SkillTile } from '../generated/bindings';
import { useWrittenLanguage } from '../words/language';
import { useResumeWords } from '../words/resumeWords';
import { quoteLines } from './quoteLines';

interface Props {
  employer: EmployerMatch;
  tapped: SkillTile[];
}

/** Why an employer is shown: the person's own words in their clause, or what was tapped. */
export function Reasons({ employer: { reasons, quotes }, tapped }: Props) {
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
          <ul className="quotes">
            {quoteLines(quotes).map((line, place) => (
              <li key={place}>
                <q>
                  {line.map(({ text, isFound }, at) =>
                    isFound ? <mark key={at}>{text}</mark> : text,
                  )}
                </q>
              </li>
            ))}
          </ul>
        </>
      )}
      {names !== '' && (
        <p>{others.some(tileOf) ? employers.becauseTapped(names) : employers.because(names)}</p>
      )}
    </>
  );
}
