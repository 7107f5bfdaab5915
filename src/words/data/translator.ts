import type { Language } from '../../generated/bindings';
import type { DataPart } from './part';

/** What the values of the lists are in a language. */
export interface DataTables {
  language: Language;
  /** For a value that is not there. */
  none: string;
  statewide: string;
  also: string;
  /** Said beside a sentence that stays English. */
  inEnglish: string;
  types: Record<string, string>;
  work: Record<string, string>;
  services: Record<string, string>;
  /** A sentence of a note, or a part of one; `null` where it is not known. */
  notes: (sentence: string) => string | null;
  /** A sentence of opening hours; `null` where a word of it is not known. */
  hours: (sentence: string) => string | null;
}

/** Returns what says a value of a list; what no table knows stays as it is and is marked as English. */
export function translator(tables: DataTables): (field: string, text: string) => DataPart[] {
  const { language, inEnglish, notes } = tables;
  /** A sentence that stays: who reads it is told before they try. */
  const asItStands = (text: string): DataPart => ({ text, lang: 'en', mark: inEnglish });

  /** Notes are a few sentences and clauses; each is translated or marked for itself. */
  const sentences = (text: string): DataPart[] => {
    const parts: DataPart[] = [];
    for (const { clause, before } of clausesOf(text, notes)) {
      const translated = notes(clause);
      const last = parts.at(-1);
      if (last?.lang === 'en' && translated === null) {
        last.text += before + clause;
        continue;
      }
      // A translated clause is a sentence of its own: short ones are read more easily.
      if (last) last.text = `${last.text.replace(/\.$/, '')}. `;
      parts.push(
        translated === null
          ? asItStands(clause)
          : { text: translated.charAt(0).toUpperCase() + translated.slice(1), lang: language },
      );
    }
    return parts;
  };

  return (field, text) => {
    const translated = whole(tables, field.toLowerCase(), text);
    if (translated !== null) return [{ text: translated, lang: language }];
    if (/^(notes|other)$/i.test(field)) return sentences(text);
    // Names, streets and towns are the same in every language.
    return [
      /^(hours|service|type|work|requires)$/i.test(field) ? asItStands(text) : { text, lang: 'en' },
    ];
  };
}

/** The value as a whole; `null` where a part of it is not known. */
function whole(tables: DataTables, field: string, text: string): string | null {
  if (text === 'N/A') return tables.none;
  switch (field) {
    case 'type':
      return known(tables.types, text);
    case 'county':
      return text === 'Statewide' ? tables.statewide : null;
    case 'service':
      return known(tables.services, text);
    case 'hours':
      return tables.hours(text);
    case 'work':
    case 'requires':
      return every(text.split('; '), tables.work)?.join('; ') ?? null;
    case 'other':
      return /^Also [\d\s-]+$/.test(text) ? text.replace('Also', tables.also) : null;
    default:
      return null;
  }
}

/** The sentences of a note, and the clauses of those that are not known as a whole, with what stands before each. */
function clausesOf(text: string, notes: DataTables['notes']): { clause: string; before: string }[] {
  return text
    .replace(/\.$/, '')
    .split(/\.\s+/)
    .flatMap((sentence) =>
      (notes(sentence) === null ? sentence.split(/;\s+/) : [sentence]).map((clause, at) => ({
        clause,
        before: at === 0 ? '. ' : '; ',
      })),
    );
}

function known(table: Record<string, string>, text: string): string | null {
  return Object.hasOwn(table, text) ? (table[text] ?? null) : null;
}

function every(texts: string[], table: Record<string, string>): string[] | null {
  const found = texts.map((text) => known(table, text));
  return found.every((text) => text !== null) ? found : null;
}
