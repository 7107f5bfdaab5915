import Form from 'react-bootstrap/Form';
import { dateText } from '../words/dates';
import { useLanguageCode } from '../words/language';
import { useSlipWords } from '../words/slipWords';
import type { Appointment } from '../tools/calendar';

/** Days ahead that can be chosen. */
const AHEAD = 370;
/** Every five minutes: letters of courts and offices name such times. */
const MINUTES = Array.from({ length: 12 }, (_, at) => String(at * 5).padStart(2, '0'));

interface Props {
  appointment: Appointment;
  today: Date;
  onChange: (parts: Partial<Appointment>) => void;
}

/** Day and time to choose: a day by its month, a time by hour and minutes. */
export function WhenFields({ appointment, today, onChange }: Props) {
  const words = useSlipWords();
  const language = useLanguageCode();
  const { day, time } = appointment;
  const days = daysFrom(today);
  const months = [...new Set(days.map((it) => it.slice(0, 7)))];
  const month = day.slice(0, 7);
  const [hour = '', minute = ''] = time.split(':');
  const name = (text: string, parts: Intl.DateTimeFormatOptions) =>
    dateText(language, { ...parts, timeZone: 'UTC' }, new Date(text));
  const hourName = (value: string) =>
    name(`2000-01-01T${value}:00Z`, { hour: 'numeric', hour12: true });
  const hours = Array.from({ length: 24 }, (_, at) => String((at + 6) % 24).padStart(2, '0'));
  return (
    <>
      <fieldset className="row-of-fields">
        <legend>{words.day}</legend>
        <Choice
          id="slip-month"
          label={words.month}
          value={month}
          options={months.map((it) => [it, name(it, { month: 'long', year: 'numeric' })])}
          onChange={(it) => onChange({ day: sameDay(days, it, day) })}
        />
        <Choice
          id="slip-day"
          label={words.dayOfMonth}
          value={day}
          options={days
            .filter((it) => month !== '' && it.startsWith(month))
            .map((it) => [it, name(it, { weekday: 'long', day: 'numeric' })])}
          onChange={(it) => onChange({ day: it })}
        />
      </fieldset>
      <fieldset className="row-of-fields">
        <legend>{words.time}</legend>
        <Choice
          id="slip-hour"
          label={words.hour}
          value={hour}
          options={hours.map((it) => [it, hourName(it)])}
          onChange={(it) => onChange({ time: it === '' ? '' : `${it}:${minute || '00'}` })}
        />
        <Choice
          id="slip-minute"
          label={words.minute}
          value={minute}
          options={MINUTES.map((it) => [it, it])}
          onChange={(it) => hour !== '' && onChange({ time: `${hour}:${it || '00'}` })}
        />
      </fieldset>
    </>
  );
}

interface ChoiceProps {
  id: string;
  label: string;
  value: string;
  options: [value: string, text: string][];
  onChange: (value: string) => void;
}

function Choice({ id, label, value, options, onChange }: ChoiceProps) {
  return (
    <Form.Group controlId={id} className="field">
      <Form.Label>{label}</Form.Label>
      <Form.Select value={value} onChange={({ target }) => onChange(target.value)}>
        <option value="">—</option>
        {options.map(([it, text]) => (
          <option key={it} value={it}>
            {text}
          </option>
        ))}
      </Form.Select>
    </Form.Group>
  );
}

/** The same day of another month; where there is none, the month alone: nobody asked for another day. */
function sameDay(days: string[], month: string, day: string): string {
  const same = `${month}${day.slice('YYYY-MM'.length)}`;
  return days.includes(same) ? same : month;
}

/** Days of the site's clock from today on. */
function daysFrom(today: Date): string[] {
  return Array.from({ length: AHEAD }, (_, ahead) => {
    const day = new Date(Date.UTC(today.getFullYear(), today.getMonth(), today.getDate() + ahead));
    return day.toISOString().slice(0, 10);
  });
}
