/** What a place offers at a time, as its hours say it (`place-facts/src/hours/remarks.rs`), in Portuguese of Brazil. */
export const SERVICES: Record<string, string> = {
  'meals to go': 'refeições para levar',
  'hot lunches': 'almoços quentes',
  'hot meals': 'refeições quentes',
  'soup kitchen': 'refeitório gratuito',
  'food pantry': 'despensa de alimentos',
  'food bank': 'banco de alimentos',
  'warming center': 'centro para se aquecer',
  pantry: 'despensa',
  breakfast: 'café da manhã',
  dinner: 'jantar',
  lunch: 'almoço',
  meals: 'refeições',
  supper: 'jantar',
  seniors: 'pessoas idosas',
  'drive-through': 'sem sair do carro',
};
