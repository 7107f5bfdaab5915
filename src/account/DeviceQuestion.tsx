import type { Ownership } from '../backend/SignIn';
import { useBackend } from '../backend/context';
import { useAccountWords } from '../words/accountWords';

interface Props {
  owner: Ownership;
  onChange: (owner: Ownership) => void;
}

/** Whose device it is, and what follows from it. A kiosk is always shared: there nothing is asked. */
export function DeviceQuestion({ owner, onChange }: Props) {
  const { device } = useAccountWords();
  if (useBackend().device.kind === 'kiosk') return null;
  const choice = (value: Ownership, label: string) => (
    <label>
      <input
        type="radio"
        name="device"
        checked={owner === value}
        onChange={() => onChange(value)}
      />
      {label}
    </label>
  );
  return (
    <fieldset className="device" aria-describedby="device-note">
      <legend>{device.question}</legend>
      {choice('own', device.own)}
      {choice('shared', device.shared)}
      <p id="device-note" className="quiet" aria-live="polite">
        {owner === 'own' ? device.ownNote : device.sharedNote}
      </p>
    </fieldset>
  );
}
