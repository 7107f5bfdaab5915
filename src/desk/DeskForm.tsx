import type { ReactNode } from 'react';

interface Props {
  title: string;
  /** On the button. */
  action: string;
  onSubmit: () => Promise<void>;
  children: ReactNode;
}

/** The frame of the desk's forms: a heading, fields, and one button. */
export function DeskForm({ title, action, onSubmit, children }: Props) {
  return (
    <form
      className="desk-card"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void onSubmit();
      }}
    >
      <h2>{title}</h2>
      {children}
      <p className="actions">
        <button type="submit" className="btn btn-primary">
          {action}
        </button>
      </p>
    </form>
  );
}
