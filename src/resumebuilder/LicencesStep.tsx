import { useBuilderWords } from '../words/builderWords';
import { change, MOST, useAnswers } from '../resumeanswers/answers';
import { Question } from './Question';
import { after } from './steps';
import { Tiles } from './Tiles';
import { vocabulary } from './vocabulary';

/** Licences and certificates. */
export function LicencesStep() {
  const { licences: words } = useBuilderWords();
  const { licences } = useAnswers();
  return (
    <Question title={words.title} text={words.text} step="licences" next={after('licences')}>
      <Tiles
        label={words.title}
        terms={vocabulary.licences}
        chosen={licences}
        most={MOST.terms}
        onChange={(ids) => change({ licences: ids })}
      />
    </Question>
  );
}
