import type { CodeInfo } from '../generated/bindings';
import { shownPhoneNumber } from '../form/phoneNumber';
import type { CodeWords } from '../words/codes.en';

/** Whether a code is the undo of a mail or of a text. */
export function isUndo({ purpose }: CodeInfo): boolean {
  return purpose === 'RECOVER_EMAIL' || isTextedUndo({ purpose });
}

/** Whether it is that of a text: then the account has a phone number in the place of an email. */
export function isTextedUndo({ purpose }: Pick<CodeInfo, 'purpose'>): boolean {
  return purpose === 'RECOVER_PHONE';
}

/** What an undo will change, one sentence each; a change of the email is the question itself. */
export function undoWill(code: CodeInfo, words: CodeWords): string[] {
  const { will } = words.undo;
  const changes = (code.undoes ?? []).filter((change) => change !== 'email');
  const sentences = changes.map((change) =>
    change === 'phone' ? will.phone(shownPhoneNumber(code.email)) : will[change],
  );
  return isTextedUndo(code) ? sentences : [...sentences, will.password];
}

/** What an undo has changed. */
export function undoWas(code: CodeInfo, words: CodeWords): string {
  const { was } = words.undo;
  const sentences = (code.undoes ?? []).map((change) => was[change]);
  return [...sentences, isTextedUndo(code) ? was.everywhere : was.password].join(' ');
}
