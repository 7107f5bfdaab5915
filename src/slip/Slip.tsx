import { dateText } from '../words/dates';
import { useLanguageCode } from '../words/language';
import { useSlipWords } from '../words/slipWords';
import { calendarOf, type Appointment } from '../tools/calendar';
import { fitsCode, QrCode } from '../page/QrCode';

interface Props {
  appointment: Appointment;
  uid: string;
  stamp: Date;
}

/** The slip: large type, and a code that holds the appointment itself. */
export function Slip({ appointment, uid, stamp }: Props) {
  const words = useSlipWords();
  const language = useLanguageCode();
  const { what, day, time, place, way, bring } = appointment;
  const at = new Date(`${day}T${time}:00Z`);
  const form = { dateStyle: 'full', timeStyle: 'short', hour12: true, timeZone: 'UTC' } as const;
  const when = dateText(language, form, at);
  const facts = [
    [words.when, when],
    [words.where, place],
    [words.how, way],
    [words.take, bring],
  ].filter(([, text]) => text !== '');
  const calendar = calendarOf(appointment, uid, stamp);
  return (
    <section className="slip" aria-labelledby="slip-what">
      <div>
        <h2 id="slip-what">{what}</h2>
        <dl>
          {facts.map(([label, text]) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{text}</dd>
            </div>
          ))}
        </dl>
      </div>
      {fitsCode(calendar) && (
        <figure>
          <QrCode value={calendar} size={230} marginSize={4} title={words.code} />
          <figcaption>{words.scan}</figcaption>
        </figure>
      )}
    </section>
  );
}
