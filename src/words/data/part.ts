/** A piece of a value of a list, with the language it is in. */
export interface DataPart {
  text: string;
  lang: 'en' | 'es';
}

/** The whole value as one text. */
export function textOf(parts: DataPart[]): string {
  return parts.map(({ text }) => text).join('');
}
