import { useState } from 'react';
import { useWrittenLanguage } from '../words/language';
import { useBuilderWords } from '../words/builderWords';
import { change, MOST, useAnswers } from '../resumeanswers/answers';
import { OneOf } from './OneOf';
import { Question } from './Question';
import { after } from './steps';
import { Tiles } from './Tiles';
import { vocabulary } from './vocabulary';

/** Languages that are shown before "More languages". */
const FIRST = 6;
const USUAL = 'fluent';

/** Languages, each with how well it is spoken. */
export function LanguagesStep() {
  const { languages: words } = useBuilderWords();
  const language = useWrittenLanguage();
  const { languages } = useAnswers();
  const [showsAll, setShowsAll] = useState(false);
  const chosen = languages.map((spoken) => spoken.language);
  const terms = vocabulary.languages.filter(
    ({ id }, place) => showsAll || place < FIRST || chosen.includes(id),
  );
  const choose = (ids: string[]) => {
    const levelOf = (id: string) => languages.find((it) => it.language === id)?.level ?? USUAL;
    change({ languages: ids.map((id) => ({ language: id, level: levelOf(id) })) });
  };
  return (
    <Question title={words.title} text={words.text} step="languages" next={after('languages')}>
      <Tiles
        label={words.title}
        terms={terms}
        chosen={chosen}
        most={MOST.languages}
        onChange={choose}
      />
      {!showsAll && (
        <button type="button" className="btn btn-outline-primary" onClick={() => setShowsAll(true)}>
          {words.more}
        </button>
      )}
      {languages.map((spoken) => {
        const term = vocabulary.languages.find(({ id }) => id === spoken.language);
        return (
          <OneOf
            key={spoken.language}
            label={words.level(term?.[language] ?? '')}
            options={vocabulary.levels.map((level) => ({ id: level.id, text: level[language] }))}
            chosen={spoken.level}
            onChange={(level) =>
              change({
                languages: languages.map((it) =>
                  it.language === spoken.language ? { ...it, level } : it,
                ),
              })
            }
          />
        );
      })}
    </Question>
  );
}
