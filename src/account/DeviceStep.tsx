import Button from 'react-bootstrap/Button';
import type { Ownership } from '../backend/SignIn';
import { PageHeading } from '../page/PageHeading';
import { useArrival } from '../page/useArrival';
import { useAccountWords } from '../words/accountWords';
import { useCodeWords } from '../words/codeWords';

interface Props {
  onChoose: (owner: Ownership) => void;
  onBack: () => void;
}

/** Asks whose device it is, and nothing else. */
export function DeviceStep({ onChoose, onBack }: Props) {
  const { device } = useAccountWords();
  const { otherAnswer } = useCodeWords();
  useArrival();
  const choice = (owner: Ownership, label: string, note: string) => (
    <div className="device-choice">
      <Button aria-describedby={`note-${owner}`} onClick={() => onChoose(owner)}>
        {label}
      </Button>
      <p id={`note-${owner}`} className="quiet">
        {note}
      </p>
    </div>
  );
  return (
    <section className="container account">
      <PageHeading name={device.question}>{device.question}</PageHeading>
      {choice('own', device.own, device.ownNote)}
      {choice('shared', device.shared, device.sharedNote)}
      <div className="other-ways">
        <button type="button" className="btn btn-link" onClick={onBack}>
          {otherAnswer}
        </button>
      </div>
    </section>
  );
}
