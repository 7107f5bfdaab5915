import { useState } from 'react';
import type { DeskAnswer, DeskPlace, PlaceStatus } from '../generated/bindings';
import { Dialog } from '../dialog/Dialog';
import { valueOf } from '../places/cellContent';
import { useDeskWords } from '../words/deskWords';
import { useDesk } from './deskContext';

/** Does something with a place and says what became of it. */
export type Act = (
  work: (place: DeskPlace) => Promise<DeskAnswer>,
  line: string,
  undoable?: boolean,
) => Promise<boolean>;

interface Props {
  place: DeskPlace;
  act: Act;
  onChange: () => void;
}

/** What a call can end with: one button each. */
export function PlaceButtons({ place, act, onChange }: Props) {
  const words = useDeskWords();
  const { desk, me } = useDesk();
  const [sure, setSure] = useState<PlaceStatus | null>(null);
  const name = valueOf(place.row, 'name');
  const isEditor = me.role !== 'caller';
  const setStatus = (status: PlaceStatus, what: string) => {
    setSure(null);
    const change = { fields: {}, status, note: '' };
    return isEditor
      ? act((it) => desk.change(it, change), words.doneLine(name, what))
      : act((it) => desk.suggest(it, change), words.suggestedLine(name), false);
  };
  if (place.status !== 'listed') {
    return (
      <div className="desk-buttons">
        <button
          type="button"
          className="btn btn-primary"
          onClick={() => void setStatus('listed', words.putBack)}
        >
          {words.putBack}
        </button>
      </div>
    );
  }
  const done = (what: string) => words.doneLine(name, what);
  return (
    <div className="desk-buttons">
      <button
        type="button"
        className="btn btn-primary"
        onClick={() => void act((it) => desk.stillRight(it), done(words.stillRight))}
      >
        {words.stillRight}
      </button>
      <button type="button" className="btn btn-outline-primary" onClick={onChange}>
        {words.change}
      </button>
      <button
        type="button"
        className="btn btn-outline-primary"
        onClick={() => void act((it) => desk.noAnswer(it), done(words.noAnswer))}
      >
        {words.noAnswer}
      </button>
      <button type="button" className="btn btn-outline-primary" onClick={() => setSure('closed')}>
        {words.closed}
      </button>
      <button
        type="button"
        className="btn btn-outline-primary"
        onClick={() => setSure('not-listed')}
      >
        {words.notListed}
      </button>
      {sure && (
        <Dialog
          id="desk-sure"
          title={words.sure}
          isMessage
          onClose={() => setSure(null)}
          actions={
            <>
              <button
                type="button"
                className="btn btn-outline-primary"
                onClick={() => setSure(null)}
              >
                {words.cancel}
              </button>
              <button
                type="button"
                className="btn btn-primary"
                onClick={() =>
                  void setStatus(sure, sure === 'closed' ? words.closed : words.notListed)
                }
              >
                {words.yes}
              </button>
            </>
          }
        >
          <p>{sure === 'closed' ? words.sureClosed(name) : words.sureNotListed(name)}</p>
        </Dialog>
      )}
    </div>
  );
}
