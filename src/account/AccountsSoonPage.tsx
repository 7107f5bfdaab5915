import { Link } from 'react-router';
import { PageHeading } from '../shell/PageHeading';
import { usePageView } from '../shell/usePageView';
import { useWords } from '../words/language';

/** /profile until accounts open. */
export function ProfilePage() {
  const { account } = useWords();
  usePageView('profile');
  return <AccountsSoon title={account.profileTitle} />;
}

/** /login until accounts open. */
export function LoginPage() {
  const { account } = useWords();
  return <AccountsSoon title={account.loginTitle} />;
}

function AccountsSoon({ title }: { title: string }) {
  const { account } = useWords();
  const ways = [
    ['/resources/food', account.lists],
    ['/employment', account.employers],
    ['/resources/videos/career', account.videos],
    ['/contact', account.ask],
  ] as const;
  return (
    <section className="container message-page">
      <PageHeading name={title}>{title}</PageHeading>
      <p className="lead">{account.soon}</p>
      <p>{account.text}</p>
      <ul className="ways">
        {ways.map(([path, name]) => (
          <li key={path}>
            <Link className="btn btn-outline-primary" to={path}>
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
