import { useRef, useState } from 'react';
import { useTerminal } from '../backend/useTerminal';
import { useVisitWords } from '../words/visitWords';

interface Props {
  label: string;
  /** Called before, to draw what is not on the screen. */
  onPrint?: () => void;
}

/** Prints what is shown; a browser asks how, a kiosk does not. Not there where nothing prints. */
export function PrintButton({ label, onPrint }: Props) {
  const terminal = useTerminal();
  const { take } = useVisitWords();
  const [said, setSaid] = useState('');
  const isPrinting = useRef(false);
  if (!terminal.abilities.print) return null;
  const print = () => {
    // Many people press everything twice; they want one page.
    if (isPrinting.current) return;
    isPrinting.current = true;
    setSaid('');
    onPrint?.();
    terminal
      .print()
      .then(
        () => setSaid(take.printing),
        () => setSaid(take.printFailed),
      )
      .finally(() => (isPrinting.current = false));
  };
  return (
    <>
      <button type="button" className="print btn btn-outline-primary" onClick={print}>
        {label}
      </button>
      <span role="status" className="print-said">
        {said}
      </span>
    </>
  );
}
