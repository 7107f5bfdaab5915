import { useEffect, useId, useRef, useState } from 'react';
import { useTappedWords } from '../../words/tappedWords';
import type { Hours } from '../../generated/bindings';
import { useFocusOnArrival } from '../focus/useFocusOnArrival';
import { mistakeOf, sentenceOf, type Stretch } from './sentence';
import { stretchesOf, WEEK, WEEKS } from './stretches';
import './hours.css';

const NEW: Stretch = { days: [], nth: [], from: 9 * 60, to: 17 * 60 };
const MIDNIGHT = 24 * 60;

interface HoursProps {
  /** The hours as they are now. */
  hours: Hours;
  onChange: (sentence: string) => void;
  /** Tells whether something has to be put right before the sentence can be published. */
  onMistake: (isThere: boolean) => void;
  /** How often somebody tried to publish it with a mistake. */
  tries: number;
}

/** Hours by tapping, from those that the place has: days, from, to, and which weeks. Each tap writes the whole sentence. */
export default function HoursByTapping({ hours, onChange, onMistake, tries }: HoursProps) {
  const words = useTappedWords();
  // The button that opened this is gone.
  const legend = useFocusOnArrival<HTMLLegendElement>();
  const [stretches, setStretches] = useState<Stretch[]>(() => stretchesOf(hours) ?? [NEW]);
  // What nobody has touched yet says nothing, so nothing is wrong with it.
  const isUntouched = stretches.length === 1 && stretches[0] === NEW;
  const isWrong = !isUntouched && stretches.some((it) => mistakeOf(it) !== null);
  const tell = useRef(onMistake);
  useEffect(() => {
    tell.current = onMistake;
  });
  useEffect(() => {
    tell.current(isWrong);
    return () => tell.current(false);
  }, [isWrong]);
  const frame = useRef<HTMLFieldSetElement>(null);
  useEffect(() => {
    if (tries > 0) frame.current?.querySelector<HTMLElement>('[data-wrong=true]')?.focus();
  }, [tries]);
  const write = (next: Stretch[]) => {
    setStretches(next);
    // Times that say nothing leave the hours as they were.
    onChange(sentenceOf(next) || (hours.sentence ?? ''));
  };
  const change = (at: number, to: Partial<Stretch>) =>
    write(stretches.map((it, index) => (index === at ? { ...it, ...to } : it)));
  return (
    <fieldset ref={frame} className="desk-aid">
      <legend ref={legend} tabIndex={-1}>
        {words.title}
      </legend>
      {stretches.map((stretch, at) => (
        <StretchForm
          key={at}
          stretch={stretch}
          isTried={tries > 0}
          onChange={(to) => change(at, to)}
          onRemove={
            stretches.length > 1
              ? () => write(stretches.filter((_, index) => index !== at))
              : undefined
          }
        />
      ))}
      <p className="actions">
        <button
          type="button"
          className="btn btn-outline-primary"
          onClick={() => setStretches([...stretches, NEW])}
        >
          {words.more}
        </button>
        <button
          type="button"
          className="btn btn-outline-primary"
          onClick={() => write([{ days: WEEK, nth: [], from: 0, to: MIDNIGHT }])}
        >
          {words.always}
        </button>
      </p>
      <p role="status" lang="en">
        {sentenceOf(stretches) || (stretches.some(hasDays) ? '' : words.nothingYet)}
      </p>
    </fieldset>
  );
}

/** With a day the fields themselves say what is missing. */
function hasDays({ days }: Stretch): boolean {
  return days.length > 0;
}

interface Props {
  stretch: Stretch;
  /** Whether somebody tried to publish it: then days are asked for too. */
  isTried: boolean;
  onChange: (to: Partial<Stretch>) => void;
  onRemove: (() => void) | undefined;
}

function StretchForm({ stretch, isTried, onChange, onRemove }: Props) {
  const words = useTappedWords();
  const id = useId();
  const { days, nth, from, to } = stretch;
  const mistake = mistakeOf(stretch);
  const isSaid = mistake !== null && (mistake !== 'noDays' || isTried);
  const told = { 'aria-invalid': true, 'aria-describedby': `${id}-mistake`, 'data-wrong': true };
  const isSame = mistake === 'noTime';
  const tap = (day: number) =>
    onChange({ days: days.includes(day) ? days.filter((it) => it !== day) : [...days, day] });
  return (
    <div className="desk-stretch">
      <div role="group" aria-label={words.days} className="desk-days">
        {WEEK.map((day, at) => (
          <button
            key={day}
            data-wrong={mistake === 'noDays' && at === 0}
            type="button"
            className={days.includes(day) ? 'btn btn-primary' : 'btn btn-outline-primary'}
            aria-pressed={days.includes(day)}
            onClick={() => tap(day)}
          >
            {words.day[day - 1]}
          </button>
        ))}
      </div>
      <div className="desk-times">
        <div>
          <label htmlFor={`${id}-from`}>{words.from}</label>
          <input
            id={`${id}-from`}
            className="form-control"
            type="time"
            value={from === null ? '' : time(from)}
            onChange={({ target }) => onChange({ from: minutes(target.value) })}
            {...((from === null || isSame) && told)}
          />
        </div>
        <div>
          <label htmlFor={`${id}-to`}>{words.to}</label>
          <input
            id={`${id}-to`}
            className="form-control"
            type="time"
            value={to === null ? '' : time(to)}
            onChange={({ target }) => onChange({ to: ending(minutes(target.value)) })}
            {...((to === null || isSame) && told)}
          />
        </div>
        <div>
          <label htmlFor={`${id}-weeks`}>{words.weeks}</label>
          <select
            id={`${id}-weeks`}
            className="form-select"
            value={WEEKS.findIndex((it) => it.join() === nth.join())}
            onChange={({ target }) => onChange({ nth: WEEKS[Number(target.value)] ?? [] })}
          >
            {WEEKS.map((weeks, index) => (
              <option key={weeks.join()} value={index}>
                {words.weekNames[index]}
              </option>
            ))}
          </select>
        </div>
        {onRemove && (
          <button type="button" className="btn btn-outline-primary" onClick={onRemove}>
            {words.remove}
          </button>
        )}
      </div>
      {isSaid && (
        <p id={`${id}-mistake`} role="alert" className="desk-problem">
          {words[mistake]}
        </p>
      )}
      {from !== null && to !== null && from > to && <p className="quiet">{words.overnight}</p>}
    </div>
  );
}

/** Minutes since midnight as a field for times has them; the end of the day is midnight. */
function time(all: number): string {
  const parts = [Math.floor(all / 60) % 24, all % 60];
  return parts.map((part) => String(part).padStart(2, '0')).join(':');
}

function minutes(text: string): number | null {
  const [hour, minute] = text.split(':').map(Number);
  return hour === undefined || minute === undefined ? null : hour * 60 + minute;
}

/** Midnight as an end is the end of the day. */
function ending(all: number | null): number | null {
  return all === 0 ? MIDNIGHT : all;
}
