import type { PlannerWords } from './planner.en';
import { said } from './said';

/** Las frases del plan de papeles. */
export const planner: PlannerWords = {
  title: 'Plan de papeles',
  intro: 'Toque lo que tiene. Le mostramos qué falta y qué hacer primero.',
  private: 'Sin cuenta. Sus respuestas se borran cuando usted se va.',
  have: '¿Qué tiene usted?',
  born: '¿Nació en Nueva Jersey?',
  borns: { 'born-nj': 'Sí', 'born-elsewhere': 'No, en otro lugar' },
  home: '¿Tiene una dirección?',
  homes: { housed: 'Sí', 'no-home': 'No. Estoy en un albergue o no tengo hogar' },
  left: '¿Cuándo salió?',
  lefts: { 'six-months': 'En los últimos 6 meses', longer: 'Hace más tiempo' },
  clear: 'Empezar de nuevo',

  sheet: 'Su plan',
  order: 'Hágalo en este orden.',
  all: 'Usted tiene los papeles principales. Guárdelos en un lugar seguro y seco.',
  steps: {
    birth: 'Acta de nacimiento',
    'nj-id': 'Identificación de Nueva Jersey',
    'ss-card': 'Tarjeta de Seguro Social',
  },
  kinds: {
    first: 'Primero',
    where: 'Dónde',
    cost: 'Costo',
    free: 'Gratis',
    bring: 'Lleve',
    law: 'Muestre esto en la oficina',
  },
  points: (points) => (points === 1 ? '1 punto' : `${points} puntos`),
  count: (points) => `Son ${points} puntos. Es suficiente.`,
  short: (points) => said`Todavía le faltan ${points}. Estos también cuentan:`,
  secondAlso: 'con el paso anterior',

  law: (law) => `Ley: ${law}`,
  dated: (day) => said`Las reglas son del ${day}.`,
  age: (age) => said`Eso fue ${age}.`,
  signed: (by, day) => said`Revisado por ${by} el ${day}.`,
  unsigned: 'Estas reglas todavía no están firmadas. Ningún experto las ha revisado.',
  noAdvice: 'Esto no es un consejo de abogado. Las reglas cambian. Llame antes de ir.',
  sources: 'De dónde viene esto',

  code: 'Código para su teléfono',
  scan: 'Escanee esto con la cámara de su teléfono. Abre este plan. Su nombre no está en él.',
  print: 'Imprimir mi plan',
  help: 'Lugares que ayudan con papeles',

  hidden: 'El plan todavía no está abierto aquí',
  hiddenText:
    'Primero alguien tiene que revisar las reglas. Estos lugares le ayudan hoy con sus papeles.',
};
