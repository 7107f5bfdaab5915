import { useState, type MouseEvent } from 'react';
import { useWords } from '../words/language';

/** Ways past what comes first: to the main content, into the list, and to the quick way out. */
const TARGETS = {
  skip: '#main',
  skipToList: ':is(tbody, .place-cards) :is(a, button)',
  skipToLeave: '.leave',
} as const;

/** The first stops of Tab on every screen. Which of them lead somewhere is known once one is used. */
export function SkipLinks() {
  const words = useWords();
  const [hasList, setHasList] = useState(false);
  const go = (event: MouseEvent, target: string) => {
    // The address stays as it is, and so does the history.
    event.preventDefault();
    document.querySelector<HTMLElement>(target)?.focus();
  };
  const link = (name: keyof typeof TARGETS) => (
    <a className="skip-link" href="#main" onClick={(event) => go(event, TARGETS[name])}>
      {words[name]}
    </a>
  );
  return (
    // The focus is that of the links inside; this only hears that it came.
    // eslint-disable-next-line jsx-a11y-x/no-static-element-interactions
    <div onFocus={() => setHasList(document.querySelector(TARGETS.skipToList) !== null)}>
      {link('skip')}
      {hasList && link('skipToList')}
      {link('skipToLeave')}
    </div>
  );
}
