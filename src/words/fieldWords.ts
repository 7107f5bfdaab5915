/**
 * The words of this field in both languages, for the next translator: US Spanish, always
 * "usted". `words.test.ts` checks that the sentences keep to them.
 */
export interface FieldWord {
  /** As whole words in English; `s` and the endings of verbs are understood. */
  english: string;
  /** The Spanish sentence contains one of these; the beginning of a word is enough. */
  spanish: string[];
  /** Words that mean something else here, or that sound foreign in the United States. */
  avoid?: string[];
}

export const FIELD_WORDS: FieldWord[] = [
  { english: 'resume', spanish: ['currículum'], avoid: ['curriculum', 'hoja de vida', 'resumen'] },
  { english: 'employer', spanish: ['emplead', 'empresa'], avoid: ['patrón', 'empresario'] },
  { english: 'password', spanish: ['contraseña'] },
  { english: 'email', spanish: ['correo'], avoid: ['mail ', 'email'] },
  { english: 'account', spanish: ['cuenta'] },
  { english: 'log in', spanish: ['sesi'], avoid: ['entre con', 'loguea', 'acceder'] },
  { english: 'log out', spanish: ['sesi'], avoid: ['desconect'] },
  { english: 'link', spanish: ['enlace'], avoid: ['link', 'vínculo'] },
  { english: 'upload', spanish: ['sub', 'súb', 'envío'], avoid: ['cargar un'] },
  { english: 'record', spanish: ['antecedentes'], avoid: ['récord', 'historial'] },
  { english: 'county', spanish: ['condado'] },
  { english: 'shelter', spanish: ['albergue'], avoid: ['refugio', 'alojamiento'] },
  { english: 'places', spanish: ['lugar'], avoid: ['entradas', 'sitios'] },
  { english: 'press', spanish: ['presion'], avoid: ['puls', 'haga clic', 'oprima'] },
  { english: 'tap', spanish: ['toqu', 'tocar'] },
  { english: 'computer', spanish: ['computadora'], avoid: ['ordenador'] },
  { english: 'phone', spanish: ['teléfono'], avoid: ['móvil'] },
  { english: 'device', spanish: ['dispositivo'], avoid: ['aparato'] },
  { english: 'staff', spanish: ['personal'], avoid: ['plantilla'] },
  { english: 'career', spanish: ['trabajo', 'laboral'], avoid: ['carrera'] },
  { english: 'characters', spanish: ['caracteres'], avoid: ['letras aquí'] },
  { english: 'small letter', spanish: ['minúscula'] },
  { english: 'capital letter', spanish: ['mayúscula'] },
];
