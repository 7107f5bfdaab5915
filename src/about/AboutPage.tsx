import { PageHeading } from '../page/PageHeading';
import { useWords } from '../words/language';

/** RTE-5: only a heading. */
export function AboutPage() {
  const { about } = useWords();
  return (
    <section className="container message-page">
      <PageHeading name={about.title}>{about.title}</PageHeading>
    </section>
  );
}
