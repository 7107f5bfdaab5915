/** What a place offers at a time, as its hours say it (`place-facts/src/hours/remarks.rs`), in Haitian Creole. */
export const SERVICES: Record<string, string> = {
  'meals to go': 'repa pou pote ale',
  'hot lunches': 'manje cho a midi',
  'hot meals': 'manje cho',
  'soup kitchen': 'kantin gratis',
  'food pantry': 'depo manje',
  'food bank': 'bank manje',
  'warming center': 'sant pou chofe',
  pantry: 'depo manje',
  breakfast: 'manje maten',
  dinner: 'manje aswè',
  lunch: 'manje midi',
  meals: 'repa',
  supper: 'manje aswè',
  seniors: 'granmoun aje',
  'drive-through': 'san desann machin',
};
