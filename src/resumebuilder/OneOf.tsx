interface Props<T extends string> {
  label: string;
  options: readonly { id: T; text: string }[];
  chosen: T | null;
  onChange: (id: T) => void;
}

/** Answers to tap, one of them. */
export function OneOf<T extends string>({ label, options, chosen, onChange }: Props<T>) {
  return (
    <fieldset className="one-of">
      <legend>{label}</legend>
      <div className="tiles">
        {options.map(({ id, text }) => (
          <button
            key={id}
            type="button"
            className="tile"
            aria-pressed={chosen === id}
            onClick={() => onChange(id)}
          >
            <span aria-hidden="true">{chosen === id ? '✓ ' : ''}</span>
            {text}
          </button>
        ))}
      </div>
    </fieldset>
  );
}
