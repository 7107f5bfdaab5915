import { useState } from 'react';
import Button from 'react-bootstrap/Button';
import type { ResumeShelf } from '../backend/ResumeShelf';
import type { SkillTile } from '../generated/bindings';
import { useWrittenLanguage } from '../words/language';
import { useResumeWords } from '../words/resumeWords';

interface Props {
  shelf: ResumeShelf;
  onChosen: (tiles: SkillTile[]) => void;
}

/** Skills to tap, for people whose resume is on paper or in a file that cannot be read. */
export function SkillTiles({ shelf, onChosen }: Props) {
  const language = useWrittenLanguage();
  const { skills } = useResumeWords();
  const [tiles, setTiles] = useState<SkillTile[] | null>(null);
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const open = () => {
    if (!tiles) shelf.skills().then(setTiles, () => setTiles(null));
  };
  const tap = (id: string) => {
    const next = new Set(chosen);
    if (!next.delete(id)) next.add(id);
    setChosen(next);
  };
  const families = new Map<string, SkillTile[]>();
  for (const tile of tiles ?? []) {
    const family = tile.family[language];
    families.set(family, [...(families.get(family) ?? []), tile]);
  }
  return (
    <details className="skills no-print" onToggle={open}>
      <summary>{skills.title}</summary>
      <p>{skills.text}</p>
      {[...families].map(([family, members]) => (
        <fieldset key={family}>
          <legend>{family}</legend>
          <div className="tiles">
            {members.map(({ id, label }) => (
              <button
                key={id}
                type="button"
                className="tile"
                aria-pressed={chosen.has(id)}
                onClick={() => tap(id)}
              >
                <span aria-hidden="true">{chosen.has(id) ? '✓ ' : ''}</span>
                {label[language]}
              </button>
            ))}
          </div>
        </fieldset>
      ))}
      <p role="status">{skills.chosen(chosen.size)}</p>
      <Button onClick={() => onChosen((tiles ?? []).filter(({ id }) => chosen.has(id)))}>
        {skills.button}
      </Button>
    </details>
  );
}
