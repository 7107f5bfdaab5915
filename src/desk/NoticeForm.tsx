import { useId, useState } from 'react';
import type { NewNotice } from '../generated/bindings';
import { useOfficeWords } from '../words/deskOfficeWords';
import { DeskForm } from './DeskForm';
import { momentInNewJersey } from './newJerseyTime';
import { useUnsaved } from './unsaved/unsavedContext';

const NOTICE_MAX = 200;
const HOUR = 3_600_000;
/** For how long a notice can stand, in hours. */
const LIVES = [6, 12, 24, 72, 168] as const;
/** The service keeps no notice for longer, in hours. */
const LONGEST = 31 * 24;

/** A new notice, in both languages. */
export function NoticeForm({ onPutUp }: { onPutUp: (notice: NewNotice) => Promise<boolean> }) {
  const words = useOfficeWords();
  const id = useId();
  const [en, setEn] = useState('');
  const [es, setEs] = useState('');
  /** Hours, or 0 for a time of one's own. */
  const [hours, setHours] = useState(12);
  const [time, setTime] = useState('');
  const [isBadTime, setBadTime] = useState(false);
  useUnsaved((en + es).trim() !== '');
  const putUp = async () => {
    const now = Date.now();
    const until = hours > 0 ? now + hours * HOUR : momentInNewJersey(time);
    const isBad = !(until > now && until <= now + LONGEST * HOUR);
    setBadTime(isBad);
    if (isBad) return document.getElementById(`${id}-time`)?.focus();
    const isDone = await onPutUp({ en, es, until });
    if (!isDone) return;
    setEn('');
    setEs('');
  };
  const text = (language: 'en' | 'es', value: string, onChange: (text: string) => void) => (
    <>
      <label htmlFor={`${id}-${language}`}>
        {language === 'en' ? words.noticeEnglish : words.noticeSpanish}
      </label>
      <input
        id={`${id}-${language}`}
        className="form-control"
        lang={language}
        maxLength={NOTICE_MAX}
        value={value}
        onChange={({ target }) => onChange(target.value)}
      />
    </>
  );
  return (
    <DeskForm title={words.newNotice} action={words.showNotice} onSubmit={putUp}>
      {text('en', en, setEn)}
      {text('es', es, setEs)}
      <label htmlFor={`${id}-hours`}>{words.noticeLife}</label>
      <select
        id={`${id}-hours`}
        className="form-select"
        value={hours}
        onChange={({ target }) => setHours(Number(target.value))}
      >
        {LIVES.map((life) => (
          <option key={life} value={life}>
            {words.hours(life)}
          </option>
        ))}
        <option value={0}>{words.untilTime}</option>
      </select>
      {hours === 0 && (
        <>
          <label htmlFor={`${id}-time`}>{words.noticeTime}</label>
          <input
            id={`${id}-time`}
            className="form-control"
            type="datetime-local"
            value={time}
            aria-invalid={isBadTime}
            aria-describedby={`${id}-bad`}
            onChange={({ target }) => setTime(target.value)}
          />
          <p id={`${id}-bad`} role="alert" className={isBadTime ? 'desk-problem' : undefined}>
            {isBadTime && words.badTime}
          </p>
        </>
      )}
    </DeskForm>
  );
}
