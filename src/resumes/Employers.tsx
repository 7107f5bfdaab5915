import type { MatchAnswer, SkillTile } from '../generated/bindings';
import { PrintButton } from '../places/PrintButton';
import { PrintedOn } from '../places/PrintedOn';
import { useResumeWords } from '../words/resumeWords';
import { reachableFirst } from './contactOf';
import { EmployerCard } from './EmployerCard';
import './employers.css';

interface Props {
  answer: MatchAnswer;
  zip: string;
  tapped: SkillTile[];
  /** Of the names of employers. */
  heading?: 'h2' | 'h4';
}

/** Matches, best first; without any, employers that are near and places that help, labeled as such. */
export function Employers({ answer, zip, tapped, heading: Heading = 'h4' }: Props) {
  const { employers } = useResumeWords();
  const { matches, near, helpers, credits } = answer;
  const cards = (list: typeof matches) => (
    <ol className="cards">
      {reachableFirst(list).map((employer, place) => (
        <EmployerCard
          key={`${place} ${employer.name}`}
          {...{ employer, zip, tapped, heading: Heading }}
        />
      ))}
    </ol>
  );
  return (
    <>
      {matches.length > 0 && (
        <>
          <p className="count">{employers.found(matches.length)}</p>
          {answer.wished && <p>{employers.wished}</p>}
          <PrintButton label={employers.print} />
          <PrintedOn />
          {cards(matches)}
        </>
      )}
      {near.length > 0 && (
        <>
          <Heading>{employers.near}</Heading>
          <p>{employers.nearText}</p>
          {cards(near)}
        </>
      )}
      {helpers.length > 0 && (
        <>
          <Heading>{employers.helpers}</Heading>
          <p>{employers.helpersText}</p>
          {cards(helpers)}
        </>
      )}
      {matches.length > 0 &&
        credits.map((credit) => (
          <p key={credit} className="credit" lang="en">
            {credit}
          </p>
        ))}
    </>
  );
}
