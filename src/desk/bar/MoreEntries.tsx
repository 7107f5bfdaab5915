import { useEffect, useId, useRef, useState, type ReactNode } from 'react';

interface Props {
  label: string;
  isHidden: boolean;
  children: ReactNode;
}

/** The entries that have no room in the line: a button, and a list below it. */
export function MoreEntries({ label, isHidden, children }: Props) {
  const id = useId();
  const list = useRef<HTMLUListElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useState(false);
  useEffect(() => {
    if (!isOpen) return;
    const holds = (element: HTMLElement | null, { target }: Event) =>
      target instanceof Node && element?.contains(target) === true;
    const leave = (event: Event) => {
      if (!holds(list.current, event) && !holds(button.current, event)) setOpen(false);
    };
    const close = () => {
      setOpen(false);
      button.current?.focus();
    };
    const choose = (event: Event) => {
      if (holds(list.current, event)) close();
    };
    const press = ({ key }: KeyboardEvent) => {
      if (key === 'Escape') close();
    };
    const ending = new AbortController();
    const { signal } = ending;
    document.addEventListener('pointerdown', leave, { signal });
    document.addEventListener('focusin', leave, { signal });
    document.addEventListener('click', choose, { signal });
    document.addEventListener('keydown', press, { signal });
    return () => ending.abort();
  }, [isOpen]);
  return (
    <li className="desk-more" hidden={isHidden}>
      <button
        ref={button}
        type="button"
        className="btn btn-link"
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpen(!isOpen)}
      >
        {label}
      </button>
      <ul ref={list} id={id} hidden={!isOpen}>
        {children}
      </ul>
    </li>
  );
}
