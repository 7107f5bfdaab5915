import type { SetupWords } from './setup.en';

export const setup: SetupWords = {
  title: 'Esta computadora aún no está lista',
  text: 'Avise al personal. Necesitan estas tres líneas:',
  source: 'Leído de',
  setting: 'Ajuste',
  problem: 'Problema',
};
