import { Link } from 'react-router';
import { HelpNumber } from '../page/HelpNumber';
import { PageHeading } from '../page/PageHeading';
import { usePageView } from '../page/usePageView';
import { PrintButton } from '../places/PrintButton';
import { useLoaderData } from 'react-router';
import { useFindWords } from '../words/findWords';
import { Answers } from './Answers';
import type { Found } from './loadFind';
import { MapChoice } from './MapChoice';
import { MoreChoices } from './MoreChoices';
import { LIST_OF } from './needs';
import { WhenChoice } from './WhenChoice';
import { WhereForm } from './WhereForm';

/** A need in, places that are open and take you out. Everything asked stands in the address. */
export function FinderPage() {
  const { need, asked, answer } = useLoaderData<Found>();
  const words = useFindWords();
  usePageView('resourcetables', `find/${need}`);
  const title = words.titles[need];
  return (
    <article className="container finder">
      <PageHeading name={title}>{title}</PageHeading>
      <div className="question no-print">
        {/* A town that is changed elsewhere, for instance by Back, is shown here. */}
        <WhereForm key={asked.near} asked={asked} near={answer.near} />
        <WhenChoice asked={asked} />
        <MoreChoices asked={asked} today={answer.at.slice(0, 10)} />
      </div>
      {answer.nearUnknown && <p role="alert">{words.unknown(asked.near)}</p>}
      <MapChoice places={answer.places} near={answer.near} />
      <Answers found={{ need, asked, answer }} />
      <p className="actions no-print">
        <PrintButton label={words.print} />
        <Link className="btn btn-outline-primary" to={LIST_OF[need]}>
          {words.seeTable(words.allLists[need])}
        </Link>
        <Link
          className="btn btn-outline-primary"
          to={`/calendar/${need}${asked.near && `?near=${encodeURIComponent(asked.near)}`}`}
        >
          {words.month.link}
        </Link>
      </p>
      <p className="help-line">
        <HelpNumber>{words.help}</HelpNumber>
      </p>
    </article>
  );
}
