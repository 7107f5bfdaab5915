/**
 * The words of this field in Portuguese of Brazil (always "você") and in Haitian Creole (always "ou"), for the next
 * translator. `public.test.ts` checks that the sentences keep to them.
 */
export interface PublicFieldWord {
  /** As whole words in English; `s` and the endings of verbs are understood. */
  english: string;
  /** The translated sentence contains one of these; the beginning of a word is enough. */
  portuguese: string[];
  creole: string[];
}

export const PUBLIC_FIELD_WORDS: PublicFieldWord[] = [
  { english: 'county', portuguese: ['condado'], creole: ['konte'] },
  { english: 'shelter', portuguese: ['abrigo'], creole: ['abri'] },
  { english: 'places', portuguese: ['lugar'], creole: ['kote'] },
  { english: 'staff', portuguese: ['equipe'], creole: ['anplwaye'] },
  { english: 'employer', portuguese: ['empregador'], creole: ['patwon'] },
  { english: 'record', portuguese: ['antecedentes'], creole: ['kazye jidisyè'] },
  { english: 'ID', portuguese: ['identidade'], creole: ['idantite'] },
  { english: 'ZIP', portuguese: ['zip code'], creole: ['kòd postal'] },
  { english: 'birth certificate', portuguese: ['certidão de nascimento'], creole: ['batistè'] },
  { english: 'wheelchair', portuguese: ['cadeira de rodas'], creole: ['chèz woulant'] },
  { english: 'families', portuguese: ['famílias'], creole: ['fanmi'] },
  { english: 'legal', portuguese: ['jurídica'], creole: ['legal'] },
  { english: 'resume', portuguese: ['currículo'], creole: ['cv'] },
  { english: 'account', portuguese: ['conta'], creole: ['kont'] },
  { english: 'screen', portuguese: ['tela'], creole: ['ekran'] },
  { english: 'press', portuguese: ['apert'], creole: ['peze'] },
  { english: 'call', portuguese: ['lig'], creole: ['rele'] },
  { english: 'print', portuguese: ['impri', 'impr'], creole: ['enprim'] },
  { english: 'computer', portuguese: ['computador'], creole: ['òdinatè'] },
  { english: 'keyboard', portuguese: ['teclado'], creole: ['klavye'] },
  { english: 'message', portuguese: ['mensagem'], creole: ['mesaj'] },
  { english: 'search', portuguese: ['busc', 'procur'], creole: ['chèch', 'rechèch'] },
];
