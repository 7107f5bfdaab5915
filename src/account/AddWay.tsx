import { useRef, useState } from 'react';
import type { Account } from '../backend/Account';
import type { Way } from '../backend/WaySettings';
import { useAccountWords } from '../words/accountWords';
import { useCodeWords } from '../words/codeWords';
import { CodeDialog } from './CodeDialog';
import { Field } from '../form/Field';
import { phoneNumberOf } from '../form/phoneNumber';
import { isEmail } from './rules';

interface Props {
  account: Account;
  way: Way;
  /** The email that the account has already: only this one can be added. */
  known: string | null;
  onAdded: () => void;
  /** The number belongs to another account. */
  onInUse: () => void;
  onClose: () => void;
}

/** Adds an email or a phone number to the account, with a code that was sent there. */
export function AddWay({ account, way, known, onAdded, onInUse, onClose }: Props) {
  const words = useCodeWords();
  const { email: emailLabel, badEmail } = useAccountWords();
  const isKnown = way === 'email' && known !== null;
  const [text, setText] = useState(isKnown ? known : '');
  const session = useRef('');
  const isPhone = way === 'phone';
  const to = isPhone ? phoneNumberOf(text) : isEmail(text.trim()) ? text.trim() : null;

  async function send(to: string) {
    if (isPhone) session.current = await (await account.openCodeSignIn()).textCode(to);
    else await (await account.openWays()).mailCode(to);
  }
  async function enter(code: string) {
    const settings = await account.openWays();
    if (!isPhone) await settings.addEmail(to ?? '', code);
    else if ((await settings.addPhone(session.current, code)) === 'in-use') {
      onInUse();
      return;
    }
    onAdded();
  }
  return (
    <CodeDialog
      title={isPhone ? words.addPhone : words.addEmail}
      action={words.save}
      way={way}
      to={to}
      onSend={send}
      onCode={enter}
      onClose={onClose}
    >
      {isKnown ? (
        <p>{words.addKnownEmailText(known)}</p>
      ) : (
        <>
          <p>{isPhone ? words.addPhoneText : words.addEmailText}</p>
          <Field
            id={isPhone ? 'add-phone' : 'add-email'}
            label={isPhone ? words.phone : emailLabel}
            type={isPhone ? 'tel' : 'email'}
            value={text}
            autoComplete={isPhone ? 'tel' : 'email'}
            {...(isPhone && { hint: words.phoneHint })}
            problem={to === null && (isPhone ? words.badPhone : badEmail)}
            onChange={setText}
          />
        </>
      )}
    </CodeDialog>
  );
}
