import { Navigate } from 'react-router';
import { LogIn } from './LogIn';
import { useAccount, useSession } from './useAccount';

/** /login: the way to sign in; who is signed in goes to the profile. */
export function LoginPage() {
  const account = useAccount();
  const session = useSession(account);
  return session ? <Navigate to="/profile" replace /> : <LogIn account={account} />;
}
