import { PageHeading } from '../page/PageHeading';
import { usePageContent } from '../page/usePageContent';
import { useWords } from '../words/language';

/** RTE-5: a heading; below it what the staff of this installation wrote, if they did. */
export function AboutPage() {
  const { about, language } = useWords();
  const texts = usePageContent('about');
  return (
    <section className="container message-page">
      <PageHeading name={about.title}>{about.title}</PageHeading>
      {texts.map(({ en = '', es = '' }) => (
        <p key={en}>{language === 'es' ? es : en}</p>
      ))}
    </section>
  );
}
