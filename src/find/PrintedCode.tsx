import { useLocation } from 'react-router';
import { useTerminal } from '../backend/useTerminal';
import { useFindWords } from '../words/findWords';
import { fitsCode, QrCode } from '../page/QrCode';

/** On paper: the address of this question as a code, so that a sheet on a wall stays an answer. */
export function PrintedCode() {
  const { pathname, search } = useLocation();
  const { website } = useTerminal();
  const { poster } = useFindWords();
  const address = `${website}${pathname.slice(1)}${search}`;
  if (!fitsCode(address)) return null;
  return (
    <figure className="printed-code">
      <QrCode value={address} size={130} title={poster} />
      <figcaption>{poster}</figcaption>
    </figure>
  );
}
