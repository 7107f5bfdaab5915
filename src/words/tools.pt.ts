import type { ToolsWords } from './tools.en';

export const tools: ToolsWords = {
  title: 'Ferramentas para você',
  text: 'Sem conta, e não guardamos nada. Algumas estão em inglês.',
  firstDays: 'As primeiras 72 horas',
  resume: 'Fazer um currículo',
  skills: 'Toque no que sabe fazer e veja empregadores',
  interview: 'Treinar uma entrevista',
  employer: 'Carta: pedir trabalho',
  fines: 'Carta: pagar multas em partes',
  record: 'Carta: pedir um documento',
  slip: 'Papel da hora marcada',
  papers: 'Plano de documentos',
};
