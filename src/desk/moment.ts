/** A moment as staff read it, in New Jersey's time. */
export function moment(milliseconds: number, language: string): string {
  return new Intl.DateTimeFormat(language === 'es' ? 'es-US' : 'en-US', {
    timeZone: 'America/New_York',
    dateStyle: 'medium',
    timeStyle: 'short',
  }).format(milliseconds);
}
