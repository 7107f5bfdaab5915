import { useRef, type ReactNode } from 'react';
import { useFocusOnArrival } from './focus/useFocusOnArrival';

interface Props {
  title: string;
  /** On the button. */
  action: string;
  onSubmit: () => Promise<void>;
  /** Whether a person has just opened it: then the keyboard continues at its heading. */
  takesFocus?: boolean;
  /** A second button, behind that of the form. */
  second?: ReactNode;
  children: ReactNode;
}

/** The frame of the desk's forms: a heading, fields, and its button. */
export function DeskForm({ title, action, onSubmit, takesFocus = false, second, children }: Props) {
  const heading = useFocusOnArrival<HTMLHeadingElement>(takesFocus);
  // A second press, before the first is answered, wants the same once.
  const isWorking = useRef(false);
  const submit = async () => {
    if (isWorking.current) return;
    isWorking.current = true;
    await onSubmit().finally(() => (isWorking.current = false));
  };
  return (
    <form
      className="desk-card"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void submit();
      }}
    >
      <h2 ref={heading} tabIndex={-1}>
        {title}
      </h2>
      {children}
      <p className="actions">
        <button type="submit" className="btn btn-primary">
          {action}
        </button>
        {second}
      </p>
    </form>
  );
}
