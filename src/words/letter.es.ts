import type { LetterWords } from './letter.en';

/** Las frases de las cartas. */
export const letter: LetterWords = {
  kinds: {
    employer: {
      title: 'Una carta para pedir trabajo',
      intro: 'Para un empleador. Cinco datos, y está lista para imprimir.',
      to: 'Nombre de la empresa o persona',
      about: '¿Qué trabajo quiere?',
      aboutHint: 'Por ejemplo: ayudante de cocina',
      detail: '¿Qué sabe hacer?',
      detailHint: 'Una o dos frases.',
    },
    'payment-plan': {
      title: 'Una carta para pagar multas en partes',
      intro:
        'Para un tribunal. Puede pedir pagar un poco cada mes. Esto no es un consejo de abogado.',
      to: 'Nombre y dirección del tribunal',
      about: 'Número de su caso o multa',
      aboutHint: 'Está en la multa o en la carta del tribunal.',
      detail: '¿Cuánto puede pagar cada mes?',
      detailHint: 'Por ejemplo: $25. Diga lo que de verdad puede pagar.',
    },
    record: {
      title: 'Una carta para pedir un documento',
      intro: 'Para una oficina, escuela o programa que tiene un documento suyo.',
      to: 'Nombre y dirección de la oficina',
      about: '¿Qué documento necesita?',
      aboutHint: 'Por ejemplo: diploma de GED, acta de nacimiento, constancia de curso',
      detail: '¿Qué ayuda a encontrarlo?',
      detailHint: 'Por ejemplo: el año y el lugar.',
    },
  },
  name: 'Su nombre y apellido',
  reach: '¿Cómo pueden llamarle o escribirle?',
  reachHint: 'Teléfono, correo o dirección.',
  language: 'Idioma de la carta',
  make: 'Ver mi carta',
  asTyped: {
    en: 'La carta lleva sus palabras sin cambios. Escriba en inglés.',
    es: 'La carta lleva sus palabras sin cambios. Escriba en español.',
  },
  needed: 'Llene todos los campos.',
  private: 'No guardamos nada de esto.',
  print: 'Imprimir esta carta',
  failed: 'No se pudo hacer su carta',
};
