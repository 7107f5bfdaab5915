import { useBuilderWords } from '../words/builderWords';
import { change, MOST, useAnswers } from '../resumeanswers/answers';
import { Question } from './Question';
import { after } from './steps';
import { Tiles } from './Tiles';
import { vocabulary } from './vocabulary';

/** What a person can do besides, and how they work. */
export function SkillsStep() {
  const { skills: words } = useBuilderWords();
  const { skills, strengths } = useAnswers();
  return (
    <Question title={words.title} text={words.text} step="skills" next={after('skills')}>
      <Tiles
        label={words.title}
        terms={vocabulary.skills}
        chosen={skills}
        most={MOST.terms}
        onChange={(ids) => change({ skills: ids })}
      />
      <h2>{words.strengths}</h2>
      <Tiles
        label={words.strengths}
        terms={vocabulary.strengths}
        chosen={strengths}
        most={MOST.terms}
        onChange={(ids) => change({ strengths: ids })}
      />
    </Question>
  );
}
