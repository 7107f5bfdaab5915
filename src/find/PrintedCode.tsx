import { QRCodeSVG } from 'qrcode.react';
import { useLocation } from 'react-router';
import { useTerminal } from '../backend/useTerminal';
import { useFindWords } from '../words/findWords';

/** On paper: the address of this question as a code, so that a sheet on a wall stays an answer. */
export function PrintedCode() {
  const { pathname, search } = useLocation();
  const { website } = useTerminal();
  const { poster } = useFindWords();
  return (
    <figure className="printed-code">
      <QRCodeSVG value={`${website}${pathname.slice(1)}${search}`} size={130} title={poster} />
      <figcaption>{poster}</figcaption>
    </figure>
  );
}
