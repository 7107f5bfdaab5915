import { Link } from 'react-router';
import { HelpNumber } from '../page/HelpNumber';
import { useBackend } from '../backend/context';
import type { FindAnswer, Need } from '../generated/bindings';
import { idle } from '../page/idle';
import { late } from '../page/late';
import { PageHeading } from '../page/PageHeading';
import { usePageView } from '../page/usePageView';
import { PrintButton } from '../places/PrintButton';
import { PrintedOn } from '../places/PrintedOn';
import { useLoaderData } from 'react-router';
import { fittingOf } from '../placefacts/groups';
import { shownBy } from '../tools/signature';
import { dateText } from '../words/dates';
import { useFindWords } from '../words/findWords';
import { useToolsWords } from '../words/toolsWords';
import { useLanguageCode } from '../words/language';
import { Answers } from './Answers';
import { loadFind, type Found } from './loadFind';
import { MapChoice } from './MapChoice';
import { MoreChoices } from './MoreChoices';
import { LIST_OF } from './needs';
import { firstWishes } from './question';
import { UnknownTown } from './UnknownTown';
import { TappedContext, useAsked } from './useAsked';
import { useTimely } from './useTimely';
import { useTownInAddress } from './useTownInAddress';
import { WhenChoice } from './WhenChoice';
import { WhereForm } from './WhereForm';
import { WishChips } from './WishChips';

// Paper alone shows it: it waits until the screen is there.
const PrintedCode = late(async () => {
  await idle();
  return (await import('./PrintedCode')).PrintedCode;
});

// With the screen, because each file costs a slow link a round trip.
export { loadFind };

/** A need in, places that are open and take you out. Everything asked stands in the address. */
export function FinderPage() {
  const found = useLoaderData<Found>();
  const { need, asked, today, answer } = found;
  const [tapped, tell] = useAsked(asked);
  const words = useFindWords();
  const tools = useToolsWords();
  usePageView('resourcetables', `find/${need}`);
  useTownInAddress(asked.near);
  const { places, later, others } = answer;
  useTimely(
    answer.at,
    [...places, ...later, ...others].map(({ open }) => open),
  );
  const title = words.titles[need];
  const isPlanned = shownBy(useBackend().papersPlanner).is !== 'hidden';
  const tool = toolOf(need, isPlanned);
  const toTool = tool && (
    <Link className="btn btn-outline-primary" to={tool.path}>
      {tools[tool.name]}
    </Link>
  );
  return (
    <article className="container finder">
      <PageHeading name={title}>{title}</PageHeading>
      <PrintedCode asked={asked} />
      <PrintedMoment answer={answer} />
      {/* Above the field with the word, where a small phone still shows it. */}
      {answer.nearUnknown && <UnknownTown asked={asked} />}
      {asked.unknownWhen && <p role="alert">{words.unknownWhen(asked.unknownWhen)}</p>}
      {asked.isOver && <p role="alert">{words.over}</p>}
      <TappedContext value={tell}>
        <div className="question">
          {/* A town that is changed elsewhere, for instance by Back, is shown here. */}
          <WhereForm key={asked.near} asked={tapped} near={answer.near} also={answer.also} />
          <WhenChoice asked={tapped} today={today} />
          <WishChips asked={tapped} wishes={firstWishes(need)} />
          <MoreChoices asked={tapped} need={need} today={today} />
        </div>
      </TappedContext>
      <div className="answer-tools">
        <MapChoice places={fittingOf(answer)} near={answer.near} />
        {/* Paper is one touch from the first screen; a phone has its first answer there. */}
        <span className="wide-only">
          <PrintButton label={words.print} />
        </span>
        {toTool && <span className="wide-only">{toTool}</span>}
      </div>
      <Answers found={found} />
      <p className="actions no-print">
        <span className="narrow-only">
          <PrintButton label={words.print} />
        </span>
        {toTool && <span className="narrow-only">{toTool}</span>}
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

/** What a person can make here themselves, beside the places. */
function toolOf(need: Need, isPlanned: boolean) {
  if (need === 'work') return { name: 'skills', path: '/resume/new/tap' } as const;
  return need === 'id' && isPlanned ? ({ name: 'papers', path: '/papers' } as const) : null;
}

/** On paper: the day that the answer is for, and of "now" the time too; "open" says nothing without it. */
function PrintedMoment({ answer: { at, span } }: { answer: FindAnswer }) {
  const language = useLanguageCode();
  const form: Intl.DateTimeFormatOptions = {
    dateStyle: 'full',
    ...(span === 'now' && { timeStyle: 'short' }),
    // The clock on the wall in New Jersey, as the service says it.
    timeZone: 'UTC',
  };
  const moment = dateText(language, form, new Date(`${at}Z`));
  return (
    <div className="printed">
      <p>
        <strong>{moment}</strong>
      </p>
      <PrintedOn />
    </div>
  );
}
