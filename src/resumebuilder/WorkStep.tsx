import { useEffect, useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { useWrittenLanguage } from '../words/language';
import { useBuilderWords } from '../words/builderWords';
import { addJob, change, jobsNow, MOST, typed, useAnswers } from '../resumeanswers/answers';
import { Question } from './Question';
import { pathOf } from './steps';
import { bareJob, noteTapped, withoutTapped } from './tappedJob';
import { TextField } from './TextField';
import { search, vocabulary, type Title } from './vocabulary';

const LONGEST = 80;

const tiles: Title[] = vocabulary.trades.flatMap((trade) => {
  const [term] = trade.titles;
  return trade.tile && term ? [{ trade, term }] : [];
});

/** The first question: twenty tiles, then a search, then own words. */
export function WorkStep() {
  const words = useBuilderWords();
  const language = useWrittenLanguage();
  const navigate = useNavigate();
  const { jobs } = useAnswers();
  const [text, setText] = useState('');
  const [typedIn, setTypedIn] = useState(language);
  const own = text.trim();
  const found = search(own);
  const isFull = jobs.length >= MOST.jobs;
  useEffect(() => {
    // Who tapped the wrong tile and went back has no such job.
    const others = withoutTapped(jobsNow());
    if (others) change({ jobs: others });
  }, []);
  const add = (...answered: Parameters<typeof addJob>) => {
    if (jobs.length === 0) change({ language });
    const begun = bareJob(jobs, answered[0]);
    const place = begun ?? addJob(...answered);
    if (place === null) return;
    // What was written is no slip of a finger.
    if (begun === null && !answered[0].ownTitle) noteTapped(place);
    void navigate(pathOf.tasks(place));
  };
  const shown = own === '' ? tiles : found;
  return (
    <Question title={words.work.title} text={words.work.text}>
      {jobs.length === 0 && <p className="private">{`${words.intro} ${words.private}`}</p>}
      {isFull && <p role="status">{words.jobs.full}</p>}
      <TextField
        id="work"
        type="search"
        label={words.work.search}
        hint={words.work.searchHint}
        text={text}
        longest={LONGEST}
        onChange={(written) => {
          setText(written);
          setTypedIn(language);
        }}
      />
      <p role="status" className="count">
        {own === '' ? '' : words.work.found(found.length)}
      </p>
      <div className="tiles">
        {shown.map(({ term }) => (
          <button
            key={term.id}
            type="button"
            className="tile"
            disabled={isFull}
            onClick={() => add({ title: term.id })}
          >
            {term[language]}
          </button>
        ))}
        {own !== '' && (
          <button
            type="button"
            className="tile own"
            disabled={isFull}
            onClick={() => add({ ownTitle: own }, typed(own, typedIn))}
          >
            {words.work.own(own)}
          </button>
        )}
      </div>
      <p className="otherwise">
        <Link className="btn btn-link" to={pathOf.step('jobs')}>
          {jobs.length === 0 ? words.work.none : words.jobs.title}
        </Link>
        <Link className="btn btn-link" to={pathOf.tap}>
          {words.tap.link}
        </Link>
      </p>
    </Question>
  );
}
