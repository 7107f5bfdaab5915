/** The language a page begins in: that of the link that led here (`lang`), else the browser's. */
export function startLanguage(search: string, wanted: readonly string[]): 'en' | 'es' {
  const tags = [new URLSearchParams(search).get('lang') ?? '', ...wanted];
  const named = tags.map((tag) => tag.toLowerCase().split('-')[0]);
  return named.find((tag) => tag === 'en' || tag === 'es') ?? 'en';
}
