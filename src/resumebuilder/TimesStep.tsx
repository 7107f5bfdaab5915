import { useBuilderWords } from '../words/builderWords';
import { change, MOST, useAnswers } from '../resumeanswers/answers';
import { Question } from './Question';
import { after } from './steps';
import { Tiles } from './Tiles';
import { vocabulary } from './vocabulary';

/** When a person can work. */
export function TimesStep() {
  const { times: words } = useBuilderWords();
  const { availability } = useAnswers();
  return (
    <Question title={words.title} text={words.text} step="times" next={after('times')}>
      <Tiles
        label={words.title}
        terms={vocabulary.availability}
        chosen={availability}
        most={MOST.terms}
        onChange={(ids) => change({ availability: ids })}
      />
    </Question>
  );
}
