/** The sentences of the screen at the desk on which owners look after the lists. */
export const lists = {
  title: 'Lists',
  text: 'Food, clothing, shelter and employment keep their place. All other lists are yours to name and order.',
  rows: (count: number) => (count === 1 ? '1 place' : `${count} places`),
  shown: 'Everyone sees it',
  hidden: 'Only staff see it',
  noMenu: 'No menu leads to it yet',
  up: 'Move up',
  down: 'Move down',
  hide: 'Hide',
  show: 'Show to everyone',
  rename: 'Rename',
  remove: 'Delete',
  english: 'Name in English',
  spanish: 'Name in Spanish',
  usual: 'Leave both empty for the usual name.',
  save: 'Save the name',
  sure: (name: string) => `Delete ${name}?`,
  sureText: (count: number) =>
    count === 0
      ? 'The list is empty.'
      : `Its places leave the website and the kiosks. We keep them (${count}), so you can put the list back.`,
  yes: 'Yes, delete it',
  cancel: 'Cancel',
  deletedTitle: 'Deleted lists',
  deleted: (who: string, when: string) => `Deleted by ${who}, ${when}`,
  putBack: 'Put it back',
  drop: 'Delete for good',
  dropText: 'Its places are gone then. No one can put them back.',
  yesDrop: 'Yes, for good',
  makeTitle: 'Make a list',
  makeText:
    'A new list is empty and hidden. Add places with "Many at once". Then show it to everyone.',
  address: 'Name in the address',
  addressHint: (address: string) => `Small letters, numbers and dashes. The page is ${address}`,
  make: 'Make the list',
  made: (name: string) => `${name} is made. Only staff see it now.`,
  isBack: (name: string) => `${name} is back. Only staff see it until you show it to everyone.`,
  isDeleted: (name: string) => `${name} is deleted. You can put it back below.`,
  done: 'Saved.',
  meanwhile: 'Another person was faster. Here is how it is now.',
  bad: 'Something is missing. A list needs a free name in the address, and a name in both languages.',
};

/** A language that lacks a sentence does not compile. */
export type ListWords = typeof lists;
