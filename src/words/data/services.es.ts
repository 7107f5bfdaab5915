/** What a place offers at a time, as its hours say it (`place-facts/src/hours/remarks.rs`). */
export const SERVICES: Record<string, string> = {
  'meals to go': 'comidas para llevar',
  'hot lunches': 'almuerzos calientes',
  'hot meals': 'comidas calientes',
  'soup kitchen': 'comedor comunitario',
  'food pantry': 'despensa de alimentos',
  'food bank': 'banco de alimentos',
  'warming center': 'centro para calentarse',
  pantry: 'despensa',
  breakfast: 'desayuno',
  dinner: 'cena',
  lunch: 'almuerzo',
  meals: 'comidas',
  supper: 'cena',
  seniors: 'personas mayores',
  'drive-through': 'desde el carro',
};
