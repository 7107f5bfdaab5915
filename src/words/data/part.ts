import type { Language } from '../../generated/bindings';

/** A piece of a value of a list, with the language it is in. */
export interface DataPart {
  text: string;
  lang: Language;
  /** Said beside a sentence that stays in the language of the source. */
  mark?: string;
}

/** The whole value as one text. */
export function textOf(parts: DataPart[]): string {
  return parts.map(({ text }) => text).join('');
}
