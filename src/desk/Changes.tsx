import type { PlaceStatus, Role, Row } from '../generated/bindings';
import { headerOf } from '../places/columns';
import { useDeskWords } from '../words/deskWords';
import { useWords } from '../words/language';
import { useListingWords } from '../words/listingWords';
import { moment } from './moment';

/** What changes: each fact before and after. */
export function Changes({ before, after }: { before: Row; after: Row }) {
  const words = useDeskWords();
  const { glosses } = useListingWords();
  const { language } = useWords();
  const names = Object.keys(after).filter((name) => name !== ':due' || after[name] !== '');
  const shown = (name: string, text: string) => {
    if (name === ':status') return words.statuses[text as PlaceStatus];
    if (name === ':role') return words.roles[text as Role];
    if (name === ':due' || name === ':until') return text && moment(Number(text), language);
    if (name === ':sent') return words.sentBy[text] ?? text;
    if (name === ':notices') return words.noticesAre[text] ?? text;
    return text;
  };
  return (
    <table className="desk-changes">
      <thead>
        <tr>
          <td />
          <th scope="col">{words.was}</th>
          <th scope="col">{words.willBe}</th>
        </tr>
      </thead>
      <tbody>
        {names.map((name) => (
          <tr key={name}>
            <th scope="row">{words.facts[name] ?? glosses[name] ?? headerOf(name)}</th>
            <td lang={name.startsWith(':') ? undefined : 'en'}>
              {shown(name, before[name] ?? '')}
            </td>
            <td lang={name.startsWith(':') ? undefined : 'en'}>{shown(name, after[name] ?? '')}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
