import type { DeskUndone } from '../generated/bindings';
import type { DeskWords } from '../words/desk.en';
import { told } from './factName';

/** What an undo took back, what stays, and what it did to the date of the place. */
export function undoneText(
  words: DeskWords,
  undone: DeskUndone | null,
  nameOf: (name: string) => string,
): string {
  if (!undone) return words.undone;
  const { back, stays, checkGone } = undone;
  const list = (names: string[]) => told(names, nameOf).join(', ');
  if (stays.length > 0) {
    const part = words.undonePart(list(back), list(stays));
    return checkGone ? `${part} ${words.checkGone}` : part;
  }
  return checkGone ? `${words.undoneOf(list(back))} ${words.checkGone}` : words.undone;
}
