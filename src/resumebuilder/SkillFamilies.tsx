import type { SkillTile } from '../generated/bindings';
import { useBuilderWords } from '../words/builderWords';
import { errorText } from '../words/errorText';
import { useWrittenLanguage, useWords } from '../words/language';
import { MOST } from '../resumeanswers/answers';
import { Tiles } from './Tiles';
import { useSkills } from './useSkills';

interface Props {
  chosen: string[];
  onChange: (ids: string[]) => void;
}

/** All skills by kind of work; a kind opens with one touch, so that all of them fit on a screen. */
export function SkillFamilies({ chosen, onChange }: Props) {
  const language = useWrittenLanguage();
  const words = useBuilderWords();
  const general = useWords();
  const { tiles, failure, again } = useSkills();
  const families = new Map<string, SkillTile[]>();
  for (const tile of tiles) {
    const family = tile.family[language];
    families.set(family, [...(families.get(family) ?? []), tile]);
  }
  return (
    <>
      {failure && (
        <div role="alert">
          <p>{errorText(general, failure.code)}</p>
          <button type="button" className="btn btn-outline-primary" onClick={again}>
            {words.done.again}
          </button>
        </div>
      )}
      {[...families].map(([family, members]) => {
        const of = members.filter(({ id }) => chosen.includes(id)).length;
        return (
          <details key={family} className="family">
            <summary>
              {family}
              {of > 0 && <small>{words.chosen(of)}</small>}
            </summary>
            <Tiles
              label={family}
              terms={members.map(({ id, label }) => ({ id, ...label }))}
              chosen={chosen}
              most={MOST.terms}
              onChange={onChange}
            />
          </details>
        );
      })}
    </>
  );
}
