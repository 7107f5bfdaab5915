import type { ToolsWords } from './tools.en';

/** Caminos a lo que ayuda a encontrar trabajo y en los primeros días. */
export const tools: ToolsWords = {
  title: 'Herramientas para usted',
  text: 'Sin cuenta, y no guardamos nada.',
  firstDays: 'Las primeras 72 horas',
  resume: 'Hacer un currículum',
  skills: 'Tocar lo que sabe hacer y ver empleadores',
  interview: 'Practicar una entrevista',
  employer: 'Carta: pedir trabajo',
  fines: 'Carta: pagar multas en partes',
  record: 'Carta: pedir un documento',
  slip: 'Papel para su cita',
  papers: 'Plan de papeles',
};
