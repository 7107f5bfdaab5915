import { useEffect, useId, useRef, useState } from 'react';
import { Unbroken } from '../places/DataText';
import { useOfficeWords } from '../words/deskOfficeWords';

/** A text that a visitor wrote. Of a very long one the beginning is shown, and a button for all of it. */
export function LongText({ text }: { text: string }) {
  const words = useOfficeWords();
  const id = useId();
  const shown = useRef<HTMLParagraphElement>(null);
  const [isOpen, setOpen] = useState(false);
  const [isCut, setCut] = useState(false);
  useEffect(() => {
    const element = shown.current;
    if (!element || isOpen || typeof ResizeObserver === 'undefined') return;
    const observer = new ResizeObserver(() =>
      setCut(element.scrollHeight > element.clientHeight + 1),
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [isOpen]);
  return (
    <>
      <p ref={shown} id={id} className={isOpen ? 'desk-text' : 'desk-text desk-cut'}>
        <Unbroken text={text} />
      </p>
      {(isCut || isOpen) && (
        <p>
          <button
            type="button"
            className="btn btn-link"
            aria-expanded={isOpen}
            aria-controls={id}
            onClick={() => setOpen(!isOpen)}
          >
            {isOpen ? words.showLess : words.showAll}
          </button>
        </p>
      )}
    </>
  );
}
