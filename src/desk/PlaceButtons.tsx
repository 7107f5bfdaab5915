import { lazy, Suspense, useState } from 'react';
import type { DeskPlace, PlaceStatus } from '../generated/bindings';
import { valueOf } from '../places/cellContent';
import { useDeskWords } from '../words/deskWords';
import type { Act, Line } from './act';
import { useDesk } from './deskContext';
import { HiresButton } from './HiresButton';
import { useTwinName } from './TwinLinks';
import { TwinsOff } from './TwinsOff';

// Loaded when it is asked.
const ConfirmDialog = lazy(async () => ({
  default: (await import('../dialog/ConfirmDialog')).ConfirmDialog,
}));

/** The button of an outcome, by the key of its words. */
type Outcome = 'stillRight' | 'noAnswer' | 'closed' | 'notListed' | 'putBack';

interface Props {
  place: DeskPlace;
  act: Act;
  onChange: () => void;
  /** Another row of the place was changed. */
  onOtherActed: () => void;
  /** Somebody is about to press "Change". */
  onNearChange: () => void;
}

/** What a call can end with: one button each. */
export function PlaceButtons({ place, act, onChange, onOtherActed, onNearChange }: Props) {
  const words = useDeskWords();
  const { desk, me } = useDesk();
  const [sure, setSure] = useState<PlaceStatus | null>(null);
  const name = valueOf(place.row, 'name');
  const twinName = useTwinName(place);
  const isEditor = me.role !== 'caller';
  const done =
    (what: Outcome): Line =>
    (it) =>
      it.doneLine(name, it[what]);
  const setStatus = (status: PlaceStatus, what: Outcome) => {
    setSure(null);
    const change = { fields: {}, status, note: '' };
    return isEditor
      ? act((it) => desk.change(it, change), done(what))
      : act(
          (it) => desk.suggest(it, change),
          (it) => it.suggestedLine(name),
          false,
        );
  };
  if (place.status !== 'listed') {
    return (
      <div className="desk-buttons">
        <button
          type="button"
          className="btn btn-primary"
          onClick={() => void setStatus('listed', 'putBack')}
        >
          {words.putBack}
        </button>
        {isEditor && <TwinsOff place={place} onActed={onOtherActed} />}
      </div>
    );
  }
  return (
    <div className="desk-buttons">
      <button
        type="button"
        className="btn btn-primary"
        onClick={() => void act((it) => desk.stillRight(it), done('stillRight'))}
      >
        {words.stillRight}
      </button>
      {place.list === 'employment' && <HiresButton place={place} act={act} />}
      <button
        type="button"
        className="btn btn-outline-primary"
        onPointerEnter={onNearChange}
        onFocus={onNearChange}
        onClick={onChange}
      >
        {words.change}
      </button>
      <button
        type="button"
        className="btn btn-outline-primary"
        aria-disabled={place.noAnswerToday}
        onClick={() => void act((it) => desk.noAnswer(it), done('noAnswer'))}
      >
        {place.noAnswerToday ? words.noAnswerToday : words.noAnswer}
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
        <Suspense>
          <ConfirmDialog
            id="desk-sure"
            title={words.sure}
            no={words.cancel}
            yes={words.yes}
            onYes={() => void setStatus(sure, sure === 'closed' ? 'closed' : 'notListed')}
            onClose={() => setSure(null)}
          >
            <p>{sure === 'closed' ? words.sureClosed(name) : words.sureNotListed(name)}</p>
            {place.twins.length > 0 && (
              <p>
                {words.sureTwins(place.twins.map(twinName).join(', '))}{' '}
                {isEditor ? words.sureTwinsNext : words.sureTwinsSuggest}
              </p>
            )}
          </ConfirmDialog>
        </Suspense>
      )}
    </div>
  );
}
