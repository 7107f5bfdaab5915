import { useId, useState, type SubmitEvent } from 'react';
import type { Near } from '../generated/bindings';
import { useFindWords } from '../words/findWords';
import { rememberTown, type Asked } from './question';
import { useAsk } from './useAsk';

/** Towns with the most people and places: one touch instead of typing. */
const TOWNS = [
  'Newark',
  'Jersey City',
  'Paterson',
  'Elizabeth',
  'Trenton',
  'Camden',
  'Atlantic City',
  'New Brunswick',
] as const;
const TOWN_MAX = 60;

/** Where the person is: a town to tap, or a town, ZIP code or county to type. */
export function WhereForm({ asked, near }: { asked: Asked; near: Near | null }) {
  const words = useFindWords();
  const ask = useAsk();
  const id = useId();
  const [text, setText] = useState(asked.near);
  const [isChanging, setChanging] = useState(false);
  const go = (town: string) => {
    rememberTown(town);
    setChanging(false);
    ask({ ...asked, near: town });
  };
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    go(text.trim());
  };
  if (near && !isChanging) {
    return (
      <p className="where-said">
        <strong>{words.near(near.zip ? `${near.name} ${near.zip}` : near.name)}</strong>
        <button type="button" className="btn btn-outline-primary" onClick={() => setChanging(true)}>
          {words.whereChange}
        </button>
      </p>
    );
  }
  return (
    <form className="where" role="search" onSubmit={submit}>
      <label htmlFor={id}>{words.where}</label>
      <div className="where-line">
        <input
          id={id}
          className="form-control"
          value={text}
          maxLength={TOWN_MAX}
          autoComplete="off"
          placeholder={words.whereHint}
          onChange={({ target }) => setText(target.value)}
        />
        <button type="submit" className="btn btn-primary">
          {words.whereGo}
        </button>
      </div>
      <ul className="towns" lang="en">
        {TOWNS.map((town) => (
          <li key={town}>
            <button type="button" className="btn btn-outline-primary" onClick={() => go(town)}>
              {town}
            </button>
          </li>
        ))}
        {isChanging && (
          <li>
            <button type="button" className="btn btn-outline-primary" onClick={() => go('')}>
              {words.everywhere}
            </button>
          </li>
        )}
      </ul>
    </form>
  );
}
