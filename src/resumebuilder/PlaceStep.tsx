import { useState } from 'react';
import type { JobAnswer, RunBy, Workplace } from '../generated/bindings';
import { useBuilderWords } from '../words/builderWords';
import { changeJob } from '../resumeanswers/answers';
import { InsidePlace } from './InsidePlace';
import { OneOf } from './OneOf';
import { Question } from './Question';
import { pathOf } from './steps';
import { TextField } from './TextField';
import { Year } from './Year';

const LONGEST = 80;
const KINDS = ['company', 'own', 'inside'] as const;

const FRESH: Record<Workplace['kind'], Workplace> = {
  company: { kind: 'company', name: '', town: '' },
  own: { kind: 'own' },
  inside: { kind: 'inside', run: 'new-jersey' },
};

/** Where and when a job was; everything may stay empty. */
export function PlaceStep({ job, place: at }: { job: JobAnswer; place: number }) {
  const { place: words } = useBuilderWords();
  const [isWrong, setWrong] = useState(false);
  // What was said of a kind of place comes back with a tap back to it.
  const [said, setSaid] = useState(FRESH);
  const { place, from, to, current } = job;
  const set = (parts: Partial<JobAnswer>) => {
    setWrong(false);
    changeJob(at, parts);
  };
  const check = () => {
    const isRight = current || from === null || to === null || from <= to;
    setWrong(!isRight);
    return isRight;
  };
  return (
    <Question
      title={words.title}
      text={words.text}
      step="jobs"
      next={pathOf.step('jobs')}
      check={check}
    >
      <OneOf
        label={words.where}
        options={KINDS.map((id) => ({ id, text: words[id] }))}
        chosen={place.kind}
        onChange={(kind) => {
          if (kind === place.kind) return;
          setSaid({ ...said, [place.kind]: place });
          set({ place: said[kind] });
        }}
      />
      {place.kind === 'company' && (
        <>
          <TextField
            id="company"
            label={words.name}
            text={place.name}
            longest={LONGEST}
            onChange={(name) => set({ place: { ...place, name } })}
          />
          <TextField
            id="town"
            label={words.town}
            text={place.town}
            longest={LONGEST}
            onChange={(town) => set({ place: { ...place, town } })}
          />
        </>
      )}
      {place.kind === 'inside' && (
        <InsidePlace
          run={place.run}
          onChange={(run: RunBy) => set({ place: { kind: 'inside', run } })}
        />
      )}
      <div className="years">
        <Year id="from" label={words.from} year={from} onChange={(year) => set({ from: year })} />
        {!current && (
          <Year id="to" label={words.to} year={to} onChange={(year) => set({ to: year })} />
        )}
      </div>
      <button
        type="button"
        className="tile"
        aria-pressed={current}
        onClick={() => set({ current: !current, to: null })}
      >
        <span aria-hidden="true">{current ? '✓ ' : ''}</span>
        {words.current}
      </button>
      <p className="private">{words.gaps}</p>
      <p role="alert" className="problem">
        {isWrong ? words.order : ''}
      </p>
    </Question>
  );
}
