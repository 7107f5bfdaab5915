import type { ToolsWords } from './tools.en';

export const tools: ToolsWords = {
  title: 'Zouti pou ou',
  text: 'San kont, epi nou pa kenbe anyen. Gen kèk ki an angle.',
  firstDays: 'Premye 72 èdtan yo',
  resume: 'Fè yon CV',
  skills: 'Touche sa ou konn fè epi wè patwon',
  interview: 'Pratike yon entèvyou',
  employer: 'Lèt: mande travay',
  fines: 'Lèt: peye amann an plizyè fwa',
  record: 'Lèt: mande yon dokiman',
  slip: 'Papye randevou',
  papers: 'Plan papye yo',
};
