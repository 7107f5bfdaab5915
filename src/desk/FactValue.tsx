import type { PlaceStatus, Role, Row } from '../generated/bindings';
import { EMPTY, valueOf } from '../places/cellContent';
import { Unbroken } from '../places/DataText';
import { DayValue, isDay } from '../places/DayValue';
import { useDeskWords } from '../words/deskWords';
import { useWords } from '../words/language';
import { useListName } from './listName';
import { moment } from './moment';

/** Words of a notice: not a field of a list, although they have no colon. */
const OF_NOTICES = ['en', 'es'];

/** Whether a fact is a field of a list. What the desk keeps beside them begins with a colon. */
export function isField(name: string): boolean {
  return !name.startsWith(':');
}

/** The text of a fact in the words of the desk. */
export function FactValue({ name, row }: { name: string; row: Row }) {
  const words = useDeskWords();
  const beside = useBesideText();
  if (!isField(name)) {
    const text = row[name] ? beside(name, row[name]) : '';
    return <span style={{ whiteSpace: 'pre-line' }}>{text || words.noValue}</span>;
  }
  const text = valueOf(row, name);
  if (text === EMPTY || text === '') return words.noValue;
  if (isDay(name)) return <DayValue field={name} row={row} />;
  return (
    <span lang={OF_NOTICES.includes(name) ? name : 'en'}>
      <Unbroken text={text} />
    </span>
  );
}

/** Says what is kept beside the fields of a list. */
function useBesideText(): (name: string, text: string) => string {
  const words = useDeskWords();
  const { language } = useWords();
  const listName = useListName();
  const menuOf = useMenuText();
  return (name, text) => {
    switch (name) {
      case ':status':
        return words.statuses[text as PlaceStatus];
      case ':role':
        return words.roles[text as Role];
      case ':due':
      case ':until':
        return moment(Number(text), language);
      case ':list':
        return listName(text);
      case ':menu':
        return menuOf(text);
      case ':videos':
        return text.replace(/^(career|finance): /gm, (_, gallery: string) =>
          words.galleryLine(gallery),
        );
      default:
        return words.codes[name]?.[text] ?? text;
    }
  };
}

/** The lists of a menu, one on each line: `food, (legal = Legal help / Ayuda legal)`. */
function useMenuText(): (text: string) => string {
  const words = useDeskWords();
  const listName = useListName();
  const next = /, (?=\(?[a-z0-9-]+(?: = |,|\)|$))/;
  return (text) =>
    text
      .split(next)
      .map((entry) => {
        const [, open, list = '', own] = /^(\()?([a-z0-9-]+)(?: = (.*?))?\)?$/.exec(entry) ?? [];
        const shown = own ?? listName(list);
        return open ? words.hiddenList(shown) : shown;
      })
      .join('\n');
}
