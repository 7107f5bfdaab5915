import { PageHeading } from '../page/PageHeading';
import { TypedText } from '../page/TypedText';
import { usePageContent } from '../page/usePageContent';
import { useWords, useWrittenLanguage } from '../words/language';

/** RTE-5: a heading; below it what the staff of this installation wrote, if they did. */
export function AboutPage() {
  const { about } = useWords();
  const language = useWrittenLanguage();
  const texts = usePageContent('about');
  return (
    <section className="container message-page">
      <PageHeading name={about.title}>{about.title}</PageHeading>
      {texts.map((text) => (
        <TypedText key={text.en} lang={language} text={text[language] ?? ''} />
      ))}
    </section>
  );
}
