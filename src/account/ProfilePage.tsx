import { usePageView } from '../page/usePageView';
import { LogIn } from './LogIn';
import { ProfileView } from './ProfileView';
import { useAccount, useSession } from './useAccount';

/** The profile of who is signed in, or the way to sign in; it changes by itself (LOG-5). */
export function ProfilePage() {
  const account = useAccount();
  const session = useSession(account);
  usePageView('profile');
  return session ? (
    <ProfileView account={account} email={session.email} />
  ) : (
    <LogIn account={account} />
  );
}
