import type { OutsideWords } from './outside.en';

export const outside: OutsideWords = {
  title: 'Ábralo en su teléfono',
  page: 'Esta página no se puede abrir aquí.',
  mail: 'Desde esta computadora no se pueden enviar correos.',
  scan: 'Escanee el código con la cámara de su teléfono o anote la dirección.',
  write: 'Anote la dirección.',
  code: 'Código QR de esta dirección',
  useForm: 'O escríbanos aquí',
  ok: 'Aceptar',
};
