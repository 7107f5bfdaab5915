import { useState } from 'react';
import { useBackend } from '../backend/context';
import { PrintButton } from '../places/PrintButton';
import { TextField } from '../resumebuilder/TextField';
import { PageHeading } from '../page/PageHeading';
import { useSlipWords } from '../words/slipWords';
import { Tools } from '../tools/Tools';
import { EMPTY, type Appointment } from '../tools/calendar';
import { Slip } from './Slip';
import { WhenFields } from './WhenFields';

/** Lives as long as the visit; the end of a visit clears it. */
const KEPT = 'appointment';
const LONGEST = 100;

/** An appointment on paper, in large type, and in the calendar of a phone. */
export function SlipPage() {
  const words = useSlipWords();
  const backend = useBackend();
  const [uid] = useState(() => backend.newKey());
  const [now] = useState(() => new Date());
  const [appointment, setAppointment] = useState(load);
  const set = (parts: Partial<Appointment>) => {
    const next = { ...appointment, ...parts };
    sessionStorage.setItem(KEPT, JSON.stringify(next));
    setAppointment(next);
  };
  const { what, day, time, place, way, bring } = appointment;
  const isWhole = what.trim() !== '' && isDay(day) && time !== '';
  return (
    <div className="container builder slip-page">
      <PageHeading name={words.title}>{words.title}</PageHeading>
      <div className="no-print">
        <p>{words.intro}</p>
        <TextField
          id="what"
          label={words.what}
          hint={words.whatHint}
          text={what}
          longest={LONGEST}
          onChange={(text) => set({ what: text })}
        />
        <p role="alert" className="problem">
          {isPast(appointment, now) ? words.past : ''}
        </p>
        <WhenFields appointment={appointment} today={now} onChange={set} />
        <TextField
          id="where"
          label={words.place}
          text={place}
          longest={LONGEST}
          onChange={(text) => set({ place: text })}
        />
        <TextField
          id="way"
          label={words.way}
          hint={words.wayHint}
          text={way}
          longest={LONGEST}
          onChange={(text) => set({ way: text })}
        />
        <TextField
          id="bring"
          label={words.bring}
          hint={words.bringHint}
          text={bring}
          longest={LONGEST}
          onChange={(text) => set({ bring: text })}
        />
      </div>
      {isWhole ? (
        <>
          <Slip appointment={appointment} uid={uid} stamp={now} />
          <p className="no-print">
            <PrintButton label={words.print} />{' '}
            <button
              type="button"
              className="btn btn-outline-primary"
              onClick={() => {
                sessionStorage.removeItem(KEPT);
                setAppointment(EMPTY);
              }}
            >
              {words.clear}
            </button>
          </p>
        </>
      ) : (
        <p role="status" className="no-print">
          {words.needed}
        </p>
      )}
      <Tools />
    </div>
  );
}

/** Whether a whole day was chosen, and not its month alone. */
function isDay(day: string): boolean {
  return day.length === 'YYYY-MM-DD'.length;
}

/** Whether the day and time that were chosen are over, by the clock of this device. */
function isPast({ day, time }: Appointment, now: Date): boolean {
  return isDay(day) && time !== '' && new Date(`${day}T${time}`) < now;
}

function load(): Appointment {
  const kept = sessionStorage.getItem(KEPT);
  return kept === null ? EMPTY : { ...EMPTY, ...(JSON.parse(kept) as Appointment) };
}
