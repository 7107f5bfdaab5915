import { Link, useLoaderData } from 'react-router';
import { PageHeading } from '../page/PageHeading';
import { usePageView } from '../page/usePageView';
import { PrintButton } from '../places/PrintButton';
import { PrintedOn } from '../places/PrintedOn';
import { useFindWords } from '../words/findWords';
import { useLanguageCode } from '../words/language';
import { KeptNote } from './KeptNote';
import { belowOf, type Month } from './loadMonth';
import { MonthOthers } from './MonthOthers';
import './month.css';
import { MonthTable } from './MonthTable';
import { monthAfter } from './month';
import { typeOf } from './monthSheet';
import { nearName } from './nearName';
import { monthText } from './openTexts';
import { unknownTown } from './outside';
import { useTownInAddress } from './useTownInAddress';
import { WhereForm } from './WhereForm';

/** A month of the places around a town, on one sheet of paper. */
export function MonthPage() {
  const found = useLoaderData<Month>();
  const { need, asked, month, near, also, nearUnknown, keptAt, places, full, others } = found;
  const words = useFindWords();
  const language = useLanguageCode();
  usePageView('resourcetables', `calendar/${need}`);
  useTownInAddress(asked.near);
  const name = monthText(month, language);
  const title = near
    ? words.month.of(words.allLists[need], nearName(near), name)
    : words.month.title;
  const to = (months: number) =>
    `?near=${encodeURIComponent(asked.near)}&month=${monthAfter(month, months)}`;
  return (
    <article
      className={`container-fluid finder month-page type-${typeOf(month, places, belowOf(found))}`}
    >
      <PageHeading name={title}>{title}</PageHeading>
      <div className="question no-print">
        <WhereForm key={asked.near} asked={asked} near={near} also={also} />
      </div>
      {nearUnknown && <p role="alert">{unknownTown(asked.near, words, words.month.unknown)}</p>}
      <KeptNote keptAt={keptAt} />
      {near && places.length === 0 && <p className="nothing">{words.month.nothing}</p>}
      {places.length > 0 && (
        <MonthTable month={month} title={title} places={places} today={found.today} />
      )}
      <MonthOthers
        full={full}
        unsure={others}
        isAlone={places.length === 0}
        all={`/find/${need}?near=${encodeURIComponent(asked.near)}`}
      />
      {near && (
        <p className="actions no-print">
          <Link className="btn btn-outline-primary" to={to(-1)}>
            {monthText(monthAfter(month, -1), language)}
          </Link>
          <Link className="btn btn-outline-primary" to={to(1)}>
            {monthText(monthAfter(month, 1), language)}
          </Link>
          <PrintButton label={words.month.print} />
        </p>
      )}
      <p className="call-first">
        {words.month.callFirst} <PrintedOn />
      </p>
    </article>
  );
}
