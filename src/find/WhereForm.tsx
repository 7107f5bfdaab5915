import { useId, useState, type ReactNode, type SubmitEvent } from 'react';
import type { Near } from '../generated/bindings';
import { useFindWords } from '../words/findWords';
import { ChipLine } from './ChipLine';
import { nearName } from './nearName';
import { rememberTown, TOWN_MAX, type Asked } from './question';
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

interface Props {
  asked: Asked;
  near: Near | null;
  /** Other towns of the name that was said. */
  also: string[];
}

/** Where the person is: a town to tap, or a town, ZIP code or county to type. */
export function WhereForm({ asked, near, also }: Props) {
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
      <>
        <p className="where-said">
          <strong>{words.near(nearName(near))}</strong>
          <button
            type="button"
            className="btn btn-outline-primary"
            onClick={() => setChanging(true)}
          >
            {words.whereChange}
          </button>
        </p>
        {also.length > 0 && (
          <ChipLine legend={words.whereAlso} className="no-print">
            {also.map((town) => (
              <button
                key={town}
                type="button"
                lang="en"
                className="btn chip"
                onClick={() => go(town)}
              >
                {town}
              </button>
            ))}
          </ChipLine>
        )}
      </>
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
      <Towns towns={TOWNS} onChoose={go}>
        {isChanging && (
          <li>
            <button type="button" className="btn btn-outline-primary" onClick={() => go('')}>
              {words.everywhere}
            </button>
          </li>
        )}
      </Towns>
    </form>
  );
}

interface TownsProps {
  towns: readonly string[];
  onChoose: (town: string) => void;
  children?: ReactNode;
}

/** Towns, one touch each. */
function Towns({ towns, onChoose, children }: TownsProps) {
  return (
    <ul className="towns" lang="en">
      {towns.map((town) => (
        <li key={town}>
          <button type="button" className="btn btn-outline-primary" onClick={() => onChoose(town)}>
            {town}
          </button>
        </li>
      ))}
      {children}
    </ul>
  );
}
