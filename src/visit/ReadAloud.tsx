import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import type { Language } from '../generated/bindings';
import { dayText } from '../places/writtenDay';
import { useWords } from '../words/language';
import { useVisitWords } from '../words/visitWords';
import { VolumeIcon } from './icons';
import { useTerminal } from '../backend/useTerminal';

/** Longest text that is read, in characters: about half an hour. */
const LONGEST = 20_000;

/** Reads the page aloud; another page, or another press, is silence. */
export function ReadAloud() {
  const terminal = useTerminal();
  const words = useVisitWords();
  const { language } = useWords();
  const { key } = useLocation();
  const [isReading, setReading] = useState(false);
  const [failed, setFailed] = useState(false);
  const [shownFor, setShownFor] = useState(key);
  if (shownFor !== key) {
    setShownFor(key);
    setReading(false);
  }
  useEffect(() => () => void terminal.hush().catch(() => undefined), [terminal, key]);

  const turn = useRef(0);

  const toggle = () => {
    const own = (turn.current += 1);
    setReading(!isReading);
    setFailed(false);
    const done = isReading ? terminal.hush() : terminal.speak(pageText(language), language);
    done
      .catch(() => setFailed(true))
      // An earlier reading, which this one stopped, has nothing to say any more.
      .finally(() => own === turn.current && setReading(false));
  };
  return (
    <>
      <button type="button" className="btn comfort" aria-pressed={isReading} onClick={toggle}>
        <VolumeIcon />
        {isReading ? words.stopReading : words.read}
      </button>
      <span role="status">{failed ? words.readFailed : ''}</span>
    </>
  );
}

/** What a person hears, a line for each line of the content and each cell, with days in words. */
export function pageText(language: Language): string {
  // The sidebar and the choices of a menu are not content. Nothing is drawn in between.
  const page = document.documentElement;
  page.toggleAttribute('data-reading', true);
  const headings = addHeadings();
  const text = document.querySelector<HTMLElement>('main')?.innerText ?? '';
  headings.forEach((heading) => heading.remove());
  page.toggleAttribute('data-reading', false);
  return text
    .replace(/\t+/g, ', ')
    .replace(/\s*\n\s*/g, '.\n')
    .replace(/([.!?:,])\.\n/g, '$1\n')
    .replace(/\b\d{4}-\d{2}(?:-\d{2})?\b/g, (day) => dayText(day, language))
    .slice(0, LONGEST);
}

/** Writes the heading of each cell into it: a value alone says nothing to who does not see its column. */
function addHeadings(): Text[] {
  return [...document.querySelectorAll<HTMLElement>('main td[data-label]:not(:first-child)')].map(
    (cell) => {
      const heading = document.createTextNode(`${cell.dataset.label ?? ''}: `);
      cell.prepend(heading);
      return heading;
    },
  );
}
