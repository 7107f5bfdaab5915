import type { SetupWords } from './setup.en';

export const setup: SetupWords = {
  title: 'Esta computadora todavía no está lista',
  text: 'Avise al personal. Necesitan estas tres líneas:',
  source: 'Leído de',
  setting: 'Ajuste',
  problem: 'Problema',
};
