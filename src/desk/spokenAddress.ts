/** A web address as a person says it on the telephone: the host, and what stands behind it. */
export function spokenAddress(website: string): string {
  return website
    .trim()
    .replace(/^https?:\/\//i, '')
    .replace(/^www\./i, '')
    .replace(/[?#].*$/, '')
    .replace(/\/+$/, '');
}
