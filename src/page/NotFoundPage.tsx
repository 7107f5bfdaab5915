import { Link } from 'react-router';
import { useBackend } from '../backend/context';
import { useWords } from '../words/language';
import { OutsideLink } from './OutsideLink';
import { PageHeading } from './PageHeading';

/** RTE-3 */
export function NotFoundPage() {
  const { notFound } = useWords();
  const { contactEmail } = useBackend();
  return (
    <section className="container message-page">
      <PageHeading name={notFound.title}>{notFound.title}</PageHeading>
      <p>{notFound.text}</p>
      <p className="actions">
        <Link className="btn btn-primary" to="/">
          {notFound.home}
        </Link>
        <OutsideLink className="btn btn-outline-primary" address={`mailto:${contactEmail}`}>
          {notFound.email}
        </OutsideLink>
      </p>
    </section>
  );
}
