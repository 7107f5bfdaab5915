const HOUR = 3_600_000;
const DAY = 24 * HOUR;

/** Returns how long ago a moment was, in hours or days; null within the last hour. */
export function agoText(at: string, now: number, language: string): string | null {
  const age = now - Date.parse(at);
  if (!(age >= HOUR)) return null;
  const format = new Intl.RelativeTimeFormat(language, { numeric: 'auto' });
  return age < DAY
    ? format.format(-Math.floor(age / HOUR), 'hour')
    : format.format(-Math.floor(age / DAY), 'day');
}
