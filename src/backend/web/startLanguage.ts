import type { Language } from '../../generated/bindings';

/** The language a page begins in: that of the link that led here (`lang`), else the browser's. */
export function startLanguage(search: string, wanted: readonly string[]): Language {
  const tags = [new URLSearchParams(search).get('lang') ?? '', ...wanted];
  const named = tags.map((tag) => tag.toLowerCase().split('-')[0]);
  for (const tag of named) {
    if (tag === 'en' || tag === 'es' || tag === 'ht') return tag;
    if (tag === 'pt') return 'pt-BR';
  }
  return 'en';
}
