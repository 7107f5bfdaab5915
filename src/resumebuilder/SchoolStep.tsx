import type { ResumeAnswers, SchoolAnswer } from '../generated/bindings';
import { useWrittenLanguage } from '../words/language';
import { useBuilderWords } from '../words/builderWords';
import { change, MOST, typed, useAnswers } from '../resumeanswers/answers';
import { Question } from './Question';
import { after } from './steps';
import { TextField } from './TextField';
import { Tiles } from './Tiles';
import { vocabulary } from './vocabulary';
import { Year } from './Year';

const LONGEST = 80;

/** Schools and courses: tap a level; field, name and year may be added. */
export function SchoolStep() {
  const { schooling: words } = useBuilderWords();
  const language = useWrittenLanguage();
  const { schooling } = useAnswers();
  const set = (place: number, parts: Partial<SchoolAnswer>, more: Partial<ResumeAnswers> = {}) =>
    change({
      ...more,
      schooling: schooling.map((school, at) => (at === place ? { ...school, ...parts } : school)),
    });
  const choose = (levels: string[]) => {
    const kept = schooling.filter(({ level }) => levels.includes(level));
    const fresh = levels.filter((level) => !schooling.some((school) => school.level === level));
    const empty = (level: string) => ({ level, field: '', school: '', year: null });
    change({ schooling: [...kept, ...fresh.map(empty)] });
  };
  return (
    <Question title={words.title} text={words.text} step="schooling" next={after('schooling')}>
      <Tiles
        label={words.title}
        terms={vocabulary.schooling}
        chosen={schooling.map(({ level }) => level)}
        most={MOST.schooling}
        onChange={choose}
      />
      {schooling.map((school, place) => {
        const level = vocabulary.schooling.find(({ id }) => id === school.level)?.[language] ?? '';
        return (
          <details key={school.level}>
            <summary>
              {level}: {words.more}
            </summary>
            <Year
              id={`year-${school.level}`}
              label={words.year(level)}
              year={school.year}
              onChange={(year) => set(place, { year })}
            />
            <TextField
              id={`field-${school.level}`}
              label={words.field(level)}
              text={school.field}
              longest={LONGEST}
              onChange={(field) => set(place, { field }, typed(field, language))}
            />
            <TextField
              id={`school-${school.level}`}
              label={words.school(level)}
              text={school.school}
              longest={LONGEST}
              onChange={(name) => set(place, { school: name })}
            />
          </details>
        );
      })}
    </Question>
  );
}
