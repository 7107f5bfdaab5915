import type { OutsideWords } from './outside.en';

export const outside: OutsideWords = {
  title: 'Ábralo en su teléfono',
  text: 'Esta página no se puede abrir aquí. Escanee el código con la cámara de un teléfono o anote la dirección.',
  mailText:
    'Esta computadora no puede enviar correos. Escanee el código con un teléfono o anote la dirección.',
  code: 'Código con la dirección, para escanear con un teléfono',
  useForm: 'O escríbanos aquí',
  ok: 'Aceptar',
};
