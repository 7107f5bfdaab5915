import { useLocation } from 'react-router';
import { useTerminal } from '../backend/useTerminal';
import { useFindWords } from '../words/findWords';
import { fitsCode, QrCode } from '../page/QrCode';
import { useOnPaper } from '../page/useOnPaper';
import { writeQuery, type Asked } from './question';

/** On paper: the address of this question as a code, so that a sheet on a wall stays an answer. To draw one takes a phone a moment. */
export function PrintedCode({ asked }: { asked: Asked }) {
  const { pathname } = useLocation();
  const { website } = useTerminal();
  const { poster } = useFindWords();
  const isOnPaper = useOnPaper();
  const address = `${website}${pathname.slice(1)}${writeQuery(asked)}`;
  if (!isOnPaper || !fitsCode(address)) return null;
  return (
    <figure className="printed-code">
      <QrCode value={address} size={130} title={poster} />
      <figcaption>{poster}</figcaption>
    </figure>
  );
}
