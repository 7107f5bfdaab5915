import type { Language } from '../generated/bindings';

/**
 * The locales in which dates are written; people in New Jersey read a time with AM and PM. Browsers know no
 * Haitian Creole: it orders a date as French does, and has its own names.
 */
const LOCALES: Record<Language, string> = {
  en: 'en-US',
  es: 'es-US',
  'pt-BR': 'pt-BR-u-hc-h12',
  ht: 'fr-u-hc-h12',
};

const CREOLE: Record<string, string> = {
  lundi: 'lendi',
  mardi: 'madi',
  mercredi: 'mèkredi',
  jeudi: 'jedi',
  vendredi: 'vandredi',
  samedi: 'samdi',
  dimanche: 'dimanch',
  'lun.': 'len',
  'mar.': 'mad',
  'mer.': 'mèk',
  'jeu.': 'jed',
  'ven.': 'van',
  'sam.': 'sam',
  'dim.': 'dim',
  janvier: 'janvye',
  février: 'fevriye',
  mars: 'mas',
  avril: 'avril',
  mai: 'me',
  juin: 'jen',
  juillet: 'jiyè',
  août: 'out',
  septembre: 'septanm',
  octobre: 'oktòb',
  novembre: 'novanm',
  décembre: 'desanm',
  ' à ': ' a ',
};

/** A moment in the words of a language. */
export function dateText(
  language: Language,
  form: Intl.DateTimeFormatOptions,
  at: Date | number,
): string {
  const format = new Intl.DateTimeFormat(LOCALES[language], form);
  if (language !== 'ht') return format.format(at);
  const parts = format.formatToParts(at).map(({ value }) => CREOLE[value] ?? value);
  return parts.join('');
}

/** How long ago something was, in whole units: "3 weeks ago", "yesterday". */
export function agoText(language: Language, count: number, unit: 'day' | 'week' | 'month'): string {
  if (language === 'ht') return agoInCreole(count, unit);
  const form = new Intl.RelativeTimeFormat(LOCALES[language], { numeric: 'auto' });
  return form.format(-count, unit);
}

function agoInCreole(count: number, unit: 'day' | 'week' | 'month'): string {
  const [name, now, last] = {
    day: ['jou', 'jodi a', 'yè'],
    week: ['semèn', 'semèn sa a', 'semèn pase a'],
    month: ['mwa', 'mwa sa a', 'mwa pase a'],
  }[unit];
  const near = [now, last][count];
  return near ?? `sa gen ${count} ${name}`;
}
