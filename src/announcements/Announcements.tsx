import { useEffect, useState } from 'react';
import { useBackend } from '../backend/context';
import type { Row } from '../generated/bindings';
import { useListMenu } from '../menus/useListMenu';
import { turn } from '../page/turn';
import { useWrittenLanguage } from '../words/language';

/** The list under which notices are answered and kept. */
const NOTICES = 'notices';
/** How often a screen that stays open asks again, in milliseconds. */
const AGAIN = 60_000;

/** What the staff want everybody to know until a time, such as "Code Blue tonight". */
export function Announcements() {
  const backend = useBackend();
  const language = useWrittenLanguage();
  useListMenu();
  const [rows, setRows] = useState<Row[]>([]);
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    let isOpen = true;
    const ask = () => {
      // Without an answer the screens are as they are without notices.
      backend.listing(NOTICES).then(
        ({ rows: found }) => {
          if (!isOpen) return;
          setRows(found);
          setNow(Date.now());
        },
        () => undefined,
      );
    };
    void turn().then(ask);
    const timer = setInterval(ask, AGAIN);
    return () => {
      isOpen = false;
      clearInterval(timer);
    };
  }, [backend]);
  const running = rows.filter(({ until }) => Number(until) > now);
  const nextEnd = Math.min(...running.map(({ until }) => Number(until)));
  useEffect(() => {
    // A notice goes at its time, not when the screen asks again; one that ends later is looked at with the next answer.
    const left = nextEnd - Date.now();
    if (left > AGAIN) return;
    const timer = setTimeout(() => setNow(Date.now()), left);
    return () => clearTimeout(timer);
  }, [nextEnd, now]);
  const texts = running.map((row) => row[language] ?? '').filter(Boolean);
  if (texts.length === 0) return null;
  return (
    <div className="announcements" role="status">
      {texts.map((text) => (
        <p key={text} lang={language}>
          {text}
        </p>
      ))}
    </div>
  );
}
