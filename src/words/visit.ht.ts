import type { VisitWords } from './visit.en';

export const visit: VisitWords = {
  bar: 'Èd pou vizit sa a',
  leaveNow: 'Soti vit',
  leaveNowNote: 'Kache ekran sa a epi fini vizit ou touswit. Ou ka peze Shift twa fwa tou.',
  myList: (count) => `Lis mwen (${count})`,
  reading: 'Èd pou li',
  smaller: 'Lèt pi piti',
  larger: 'Lèt pi gwo',
  size: (percent) => `Gwosè lèt yo ${percent} pousan`,
  contrast: 'Plis kontras',
  read: 'Li paj sa a',
  stopReading: 'Sispann li',
  readFailed: 'Nou pa ka li paj sa a awotvwa kounye a.',

  session: {
    in: (who) => `Kont louvri: ${who}`,
    logOut: 'Soti nan kont lan',
    out: 'Ou soti nan kont ou.',
  },

  idle: {
    title: 'Èske ou la toujou?',
    text: 'Pou pwoteje enfòmasyon ou, ekran sa a pral rekòmanse talè. Touche ekran an oswa peze yon touch pou rete.',
    left: (seconds) =>
      seconds === 1 ? 'L ap rekòmanse nan 1 segond.' : `L ap rekòmanse nan ${seconds} segond.`,
    stay: 'Mwen la toujou',
    logOutText:
      'Pou pwoteje enfòmasyon ou, ou pral soti nan kont ou talè. Touche ekran an oswa peze yon touch pou rete.',
    logOutLeft: (seconds) =>
      seconds === 1
        ? 'Ou ap soti nan kont ou nan 1 segond.'
        : `Ou ap soti nan kont ou nan ${seconds} segond.`,
  },

  staff: {
    open: 'Anplwaye',
    title: 'Pou anplwaye yo',
    text: 'Tape PIN òdinatè sa a pou fèmen pwogram sa a.',
    pin: 'PIN lan',
    leave: 'Fèmen pwogram nan',
    back: 'Tounen',
    wrong: 'PIN sa a pa bon. Eseye ankò.',
    pause: 'Ou eseye twòp fwa. Tann 15 minit.',
  },

  take: {
    button: (name) => `Kenbe oswa pataje: ${name}`,
    short: 'Kenbe oswa pataje',
    hint: 'Peze "Kenbe oswa pataje" pou enprime yon kote, louvri l sou yon telefòn, oswa mete l nan lis ou.',
    code: 'Kòd QR pou paj sa a',
    scan: 'Eskane kòd sa a ak kamera telefòn ou pou louvri paj sa a sou telefòn ou.',
    print: 'Enprime sa a',
    printing: 'N ap enprime …',
    printFailed: 'Nou pa t ka enprime. Di anplwaye yo sa.',
    add: 'Mete nan lis mwen',
    remove: 'Retire nan lis mwen',
    full: 'Lis ou plen. Retire yon bagay avan.',
    close: 'Fèmen',
    phone: 'Louvri sa sou yon telefòn',
  },

  mine: {
    title: 'Lis mwen',
    text: 'Men kote ou chwazi yo. Ou ka enprime yo oswa pote yo sou yon telefòn. Lis sa a efase lè vizit ou fini.',
    shared: 'Men kote ki nan kòd ou a.',
    empty: 'Lis ou vid. Louvri yon lis epi peze "Kenbe oswa pataje" bò kote yon non.',
    print: 'Enprime lis mwen',
    gone: (count) =>
      count === 1
        ? 'Gen yon kote ki chanje depi ou te chwazi l, oswa ki pa nan lis yo ankò. Chèche l nan lis yo.'
        : `Gen ${count} kote ki chanje depi ou te chwazi yo, oswa ki pa nan lis yo ankò. Chèche yo nan lis yo.`,
    keep: 'Mete sa yo nan lis mwen',
    missed: (count) =>
      count === 1
        ? 'Nou pa ka montre youn nan kote ou yo kounye a. Li rete nan lis ou. Eseye ankò pita.'
        : `Nou pa ka montre ${count} nan kote ou yo kounye a. Yo rete nan lis ou. Eseye ankò pita.`,
    noCode: 'Nou pa t ka li kòd sa a. Mande moun ki te ba ou l la, oswa gade nan lis yo.',
    takeOff: (count) => (count === 1 ? 'Retire l nan lis mwen' : 'Retire yo nan lis mwen'),
    putBack: 'Remèt lis mwen',
    clear: 'Vide lis mwen',
    remove: (name) => `Retire: ${name}`,
    removeShort: 'Retire',
    toLists: 'Ale nan lis yo',
  },

  keyboard: {
    label: 'Klavye sou ekran an',
    space: 'Espas',
    shift: 'Majiskil',
    back: 'Efase',
    enter: 'Antre',
    symbols: 'Senbòl',
    letters: 'Lèt',
    hide: 'Kache klavye a',
    hideShort: 'Kache',
    left: 'Ale agoch',
    right: 'Ale adwat',
  },
};
