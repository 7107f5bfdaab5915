/** The first telephone number of a text, as digits that a phone can call; `null` when there is none. */
export function callable(phone: string | null): string | null {
  const found = /\+?1?[\s.(-]*\d{3}[\s.)-]*\d{3}[\s.-]*\d{4}|\b[2-9]11\b/.exec(phone ?? '');
  return found ? found[0].replace(/[^\d+]/g, '') : null;
}
