import Button from 'react-bootstrap/Button';
import type { Account } from '../backend/Account';
import { useAccountWords } from '../words/accountWords';
import { useWaysOffered } from './useAccount';

interface Props {
  account: Account;
  onChoose: (way: 'email' | 'phone') => void;
}

/** The ways to log in without a password that are on here. */
export function CodeWays({ account, onChoose }: Props) {
  const words = useAccountWords();
  const { emailLink, phone } = useWaysOffered(account);
  if (!emailLink && !phone) return null;
  return (
    <div className="code-ways">
      {emailLink && (
        <Button variant="outline-primary" onClick={() => onChoose('email')}>
          {words.codeByEmail}
        </Button>
      )}
      {phone && (
        <Button variant="outline-primary" onClick={() => onChoose('phone')}>
          {words.codeByPhone}
        </Button>
      )}
    </div>
  );
}
