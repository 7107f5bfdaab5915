import { useId, type ReactNode } from 'react';

interface Props {
  label: string;
  /** What the first option says: it leaves the setting open. Without it, or empty: it can't be left open. */
  open?: string;
  /** The value of the chosen option; empty: open. */
  value: string;
  onChange: (value: string) => void;
  /** The other options. */
  children: ReactNode;
}

/** A choice with its label. */
export function Choice({ label, open, value, onChange, children }: Props) {
  const id = useId();
  return (
    <>
      <label htmlFor={id}>{label}</label>
      <select
        id={id}
        className="form-select"
        value={value}
        onChange={({ target }) => onChange(target.value)}
      >
        {open && <option value="">{open}</option>}
        {children}
      </select>
    </>
  );
}
