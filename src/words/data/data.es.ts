import { hoursInSpanish } from './hours.es';
import { NOTES } from './notes.es';
import type { DataPart } from './part';
import { SERVICES } from './services.es';
import { TYPES } from './types.es';
import { WORK } from './work.es';

/** A value of a list in Spanish; what no table knows stays as it is and is marked as English. */
export function dataInSpanish(field: string, text: string): DataPart[] {
  const spanish = whole(field.toLowerCase(), text);
  if (spanish !== null) return [{ text: spanish, lang: 'es' }];
  if (/^(notes|other)$/i.test(field)) return sentences(text);
  // Names, streets and towns are the same in every language.
  return [
    /^(hours|service|type|work|requires)$/i.test(field) ? asItStands(text) : { text, lang: 'en' },
  ];
}

/** A sentence without Spanish: who reads it is told before they try. */
function asItStands(text: string): DataPart {
  return { text, lang: 'en', mark: '(en inglés)' };
}

/** The value as a whole; `null` where a part of it has no Spanish. */
function whole(field: string, text: string): string | null {
  if (text === 'N/A') return 'sin dato';
  switch (field) {
    case 'type':
      return known(TYPES, text);
    case 'county':
      return text === 'Statewide' ? 'Todo el estado' : null;
    case 'service':
      return known(SERVICES, text);
    case 'hours':
      return hoursInSpanish(text);
    case 'work':
    case 'requires':
      return every(text.split('; '), WORK)?.join('; ') ?? null;
    case 'other':
      return /^Also [\d\s-]+$/.test(text) ? text.replace('Also', 'También') : known(NOTES, text);
    default:
      return null;
  }
}

/** Notes are a few sentences; each is translated or marked for itself. */
function sentences(text: string): DataPart[] {
  const parts: DataPart[] = [];
  const all = text.split('. ');
  for (const [at, sentence] of all.entries()) {
    const end = at < all.length - 1 ? '. ' : '';
    const spanish = known(NOTES, sentence.replace(/\.$/, ''));
    const last = parts.at(-1);
    if (spanish !== null) parts.push({ text: spanish + end, lang: 'es' });
    else if (last?.lang === 'en') last.text += sentence + end;
    else parts.push(asItStands(sentence + end));
  }
  return parts;
}

function known(table: Record<string, string>, text: string): string | null {
  return Object.hasOwn(table, text) ? (table[text] ?? null) : null;
}

function every(texts: string[], table: Record<string, string>): string[] | null {
  const found = texts.map((text) => known(table, text));
  return found.every((text) => text !== null) ? found : null;
}
