/** An appointment, as it was typed. */
export interface Appointment {
  what: string;
  /** Day of the site's clock, `YYYY-MM-DD`; `YYYY-MM` while only its month is chosen. */
  day: string;
  /** `HH:MM`, of 24 hours. */
  time: string;
  /** The end, `HH:MM`; empty when it is not known. An end that is not after `time` is on the next day. */
  until?: string;
  place: string;
  way: string;
  bring: string;
}

export const EMPTY: Appointment = { what: '', day: '', time: '', place: '', way: '', bring: '' };

const LINE = '\r\n';

/**
 * The appointment as a calendar entry (RFC 5545) in the time of wherever the phone is. `stamp` is the
 * time it is written at, `uid` tells entries apart.
 */
export function calendarOf(appointment: Appointment, uid: string, stamp: Date): string {
  const { what, day, time, until = '', place, way, bring } = appointment;
  const last = until > time ? day : dayAfter(day);
  const notes = [way, bring].filter((text) => text !== '').join('\n');
  return [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//New Beginnings//EN',
    'BEGIN:VEVENT',
    `UID:${uid}`,
    `DTSTAMP:${stamp.toISOString().replace(/[-:]|\.\d+/g, '')}`,
    `DTSTART:${momentOf(day, time)}`,
    ...(until === '' ? [] : [`DTEND:${momentOf(last, until)}`]),
    `SUMMARY:${escaped(what)}`,
    ...(place === '' ? [] : [`LOCATION:${escaped(place)}`]),
    ...(notes === '' ? [] : [`DESCRIPTION:${escaped(notes)}`]),
    'END:VEVENT',
    'END:VCALENDAR',
  ]
    .flatMap(folded)
    .join(LINE);
}

/** RFC 5545, section 3.3.5: a time of wherever the phone is. */
function momentOf(day: string, time: string): string {
  return `${day.replace(/-/g, '')}T${time.replace(':', '')}00`;
}

function dayAfter(day: string): string {
  return new Date(Date.parse(day) + 86_400_000).toISOString().slice(0, 10);
}

/** RFC 5545, section 3.3.11. */
function escaped(text: string): string {
  return text.replace(/[\\;,]/g, (sign) => `\\${sign}`).replace(/\r?\n/g, '\\n');
}

/** RFC 5545, section 3.1: no line has more than 75 bytes; a continuation begins with a space. */
function folded(line: string): string[] {
  const bytes = (text: string) => new TextEncoder().encode(text).length;
  const lines: string[] = [''];
  for (const letter of line) {
    const last = lines.at(-1) ?? '';
    if (bytes(last + letter) > 75) lines.push(` ${letter}`);
    else lines[lines.length - 1] = last + letter;
  }
  return lines;
}
