import type { DeskAct } from '../generated/bindings';
import { useDeskWords } from '../words/deskWords';
import { useWords } from '../words/language';
import { refusalWordsIn } from '../words/refusalWords';
import { whoName } from '../words/whoName';
import { Changes } from './Changes';
import { moment } from './moment';

/** What was done with a place after something was suggested for it: an editor decides which is right. */
export function Since({ acts }: { acts: DeskAct[] }) {
  const words = useDeskWords();
  const { language } = useWords();
  return (
    <section>
      <h3>{refusalWordsIn(language).since}</h3>
      <ul>
        {acts.map(({ id, kind, who, at, before, after }) => (
          <li key={id}>
            <strong>{words.acts[kind]}</strong> · {whoName(who, language)} · {moment(at, language)}
            {Object.keys(after).length > 0 && <Changes before={before} after={after} />}
          </li>
        ))}
      </ul>
    </section>
  );
}
