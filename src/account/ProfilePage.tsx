import { usePageView } from '../page/usePageView';
import { ProfileView } from './ProfileView';
import { SignInForm } from './SignInForm';
import { useAccount, useSession } from './useAccount';

/** The profile of who is signed in, or the way to sign in; it changes by itself (LOG-5). */
export function ProfilePage() {
  const account = useAccount();
  const session = useSession(account);
  usePageView('profile');
  return session ? (
    <ProfileView account={account} email={session.email} />
  ) : (
    <SignInForm account={account} />
  );
}
