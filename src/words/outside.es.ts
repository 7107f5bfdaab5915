import type { OutsideWords } from './outside.en';

export const outside: OutsideWords = {
  title: 'Ábralo en su teléfono',
  text: 'Esta página no se puede abrir aquí. Escanee el código con la cámara de su teléfono o anote la dirección.',
  mailText:
    'Desde esta computadora no se pueden enviar correos. Escanee el código con su teléfono o anote la dirección.',
  code: 'Código QR de esta dirección',
  useForm: 'O escríbanos aquí',
  ok: 'Aceptar',
};
