import { useRef } from 'react';
import type { Account } from '../backend/Account';
import { useCodeWords } from '../words/codeWords';
import { CodeDialog } from './CodeDialog';
import { onOneLine, shownPhoneNumber } from '../form/phoneNumber';
import type { CodeTarget } from './proofWays';
import { useProof, type ProofProps } from './useProof';

interface Props extends ProofProps {
  account: Account;
  target: CodeTarget;
}

/** Proves with a code who the signed-in person is, and with the second step of accounts that have one. */
export function CodeProof({ account, target, ...props }: Props) {
  const words = useCodeWords();
  const { way, to } = target;
  const session = useRef('');
  const { goOn, secondStep } = useProof(props);
  if (secondStep) return secondStep;
  const { title, action, onClose } = props;
  return (
    <CodeDialog
      title={title}
      action={action}
      way={way}
      to={to}
      onClose={onClose}
      onSend={async () => {
        const codes = await account.openCodeSignIn();
        if (way === 'phone') session.current = await codes.textCode(to);
        else await codes.mailCode(to);
      }}
      onCode={async (code) => {
        const codes = await account.openCodeSignIn();
        const { step } = await (way === 'phone'
          ? codes.byPhone(session.current, code)
          : codes.byMail(to, code));
        await goOn(step);
      }}
    >
      <p>
        {way === 'phone'
          ? words.proveByText(onOneLine(shownPhoneNumber(to)))
          : words.proveByMail(to)}
      </p>
    </CodeDialog>
  );
}
