import { useState } from 'react';
import Button from 'react-bootstrap/Button';
import { PageHeading } from '../page/PageHeading';
import { Tools } from '../tools/Tools';
import { useTerminal } from '../backend/useTerminal';
import { useInterviewWords } from '../words/interviewWords';
import { useWrittenLanguage } from '../words/language';

/** Questions of an interview, one at a time, read aloud; nothing of an answer is heard or kept. */
export function InterviewPage() {
  const words = useInterviewWords();
  const language = useWrittenLanguage();
  const terminal = useTerminal();
  const [place, setPlace] = useState(0);
  const [isShown, setShown] = useState(false);
  const { questions } = words;
  const question = questions[place];
  const go = (to: number) => {
    void terminal.hush().catch(() => undefined);
    setShown(false);
    setPlace(to);
  };
  if (!question) return null;
  const isLast = place === questions.length - 1;
  return (
    <div className="container builder">
      <PageHeading name={words.title}>{words.title}</PageHeading>
      <p>{words.intro}</p>
      <section className="interview" aria-labelledby="question">
        <p className="steps">{words.at(place + 1, questions.length)}</p>
        <h2 id="question" aria-live="polite">
          {question.ask}
        </h2>
        <p className="take-along">
          {terminal.abilities.speak && (
            <Button
              variant="outline-primary"
              onClick={() => void terminal.speak(question.ask, language).catch(() => undefined)}
            >
              {words.hear}
            </Button>
          )}
          <Button
            variant="outline-primary"
            aria-pressed={isShown}
            onClick={() => setShown(!isShown)}
          >
            {words.show}
          </Button>
        </p>
        {isShown && (
          <div className="inside-text">
            <h3>{words.about}</h3>
            <p>{question.about}</p>
            <h3>{words.ways}</h3>
            <ul>
              {question.ways.map((way) => (
                <li key={way}>{way}</li>
              ))}
            </ul>
          </div>
        )}
      </section>
      {isLast && <p role="status">{words.end}</p>}
      <p className="ways-on">
        <Button variant="outline-primary" disabled={place === 0} onClick={() => go(place - 1)}>
          {words.back}
        </Button>
        <Button onClick={() => go(isLast ? 0 : place + 1)}>
          {isLast ? words.again : words.next}
        </Button>
      </p>
      <Tools />
    </div>
  );
}
