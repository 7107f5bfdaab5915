import { useState } from 'react';
import Button from 'react-bootstrap/Button';
import { useTerminal } from '../visit/useTerminal';
import { useVisitWords } from '../words/visitWords';

/** Prints what is shown; a browser asks how, a kiosk does not. Not there where nothing prints. */
export function PrintButton({ label }: { label: string }) {
  const terminal = useTerminal();
  const { take } = useVisitWords();
  const [said, setSaid] = useState('');
  if (!terminal.abilities.print) return null;
  const print = () => {
    setSaid('');
    terminal.print().then(
      () => setSaid(take.printing),
      () => setSaid(take.printFailed),
    );
  };
  return (
    <>
      <Button variant="outline-primary" className="print" onClick={print}>
        {label}
      </Button>
      <span role="status" className="print-said">
        {said}
      </span>
    </>
  );
}
