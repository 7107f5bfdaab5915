import type { RequirementWords } from './requirements.en';

export const requirements: RequirementWords = {
  title: 'Elija lo que pide el lugar',
  hint: 'Con cada opción se agrega una frase en inglés a las notas de arriba. Elija solo lo que el lugar le dijo.',
  unsaid: 'Aquí no se dice',
  fields: {
    id: 'Identificación',
    entry: 'Cómo entrar',
    cost: 'Costo',
    referral: 'Referencia',
    languages: 'Idiomas',
    wheelchair: 'Silla de ruedas',
    sober: 'Sobriedad',
    record: 'Antecedentes',
  },
  choices: {
    id: {
      none: 'No se necesita identificación',
      any: 'Cualquier identificación',
      photo: 'Identificación con foto',
    },
    entry: {
      'walk-in': 'Sin cita',
      'call-first': 'Llamar antes de ir',
      appointment: 'Con cita',
    },
    cost: {
      free: 'Gratis',
      low: 'Bajo costo',
      sliding: 'Según los ingresos',
      donation: 'Piden un donativo',
    },
    referral: { needed: 'Se necesita', helps: 'No se necesita, pero ayuda' },
    languages: { es: 'Español', mul: 'Muchos idiomas' },
    wheelchair: { true: 'Entra una silla de ruedas', false: 'No entra una silla de ruedas' },
    sober: { true: 'Sin alcohol ni drogas' },
    record: { welcome: 'Recibe a personas con antecedentes', some: 'Revisa los antecedentes' },
  },
};
