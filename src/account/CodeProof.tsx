import { useRef } from 'react';
import type { Account } from '../backend/Account';
import { useCodeWords } from '../words/codeWords';
import { CodeDialog } from './CodeDialog';
import { isPhoneNumber, onOneLine, shownPhoneNumber } from '../form/phoneNumber';
import { useProof, type ProofProps } from './useProof';

/** Proves with a code who the signed-in person is, and with the second step of accounts that have one. */
export function CodeProof({ account, ...props }: ProofProps & { account: Account }) {
  const words = useCodeWords();
  const name = account.session()?.email ?? '';
  const way = isPhoneNumber(name) ? 'phone' : 'email';
  const session = useRef('');
  const { goOn, secondStep } = useProof(props);
  if (secondStep) return secondStep;
  const { title, action, onClose } = props;
  return (
    <CodeDialog
      title={title}
      action={action}
      way={way}
      to={name}
      onClose={onClose}
      onSend={async (to) => {
        const codes = await account.openCodeSignIn();
        if (way === 'phone') session.current = await codes.textCode(to);
        else await codes.mailCode(to);
      }}
      onCode={async (code) => {
        const codes = await account.openCodeSignIn();
        const { step } = await (way === 'phone'
          ? codes.byPhone(session.current, code)
          : codes.byMail(name, code));
        await goOn(step);
      }}
    >
      <p>
        {way === 'phone'
          ? words.proveByText(onOneLine(shownPhoneNumber(name)))
          : words.proveByMail(name)}
      </p>
    </CodeDialog>
  );
}
