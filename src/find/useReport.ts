import { useRef, useState } from 'react';
import { useBackend } from '../backend/context';
import type { PlaceReport, Wrong } from '../generated/bindings';

/** What is said about the last report. */
export type ReportState = 'sending' | 'sent' | 'later' | 'failed' | 'notSent' | 'tell';

/** The reports of one visit to the page of a place. */
export interface Reporting {
  /** What was tapped last. */
  chosen: Wrong | null;
  /** What staff know. */
  sent: ReadonlySet<Wrong>;
  /** The sentence that is not sent yet. */
  text: string;
  state: ReportState | null;
  setText: (text: string) => void;
  /** Sends a usual case at once, and only once. Anything else waits for its sentence. */
  choose: (wrong: Wrong) => void;
  /** Sends the sentence, or again what could not be sent. */
  send: () => void;
  /** Forgets what is over; what is typed or was not sent is still there when the dialog is opened again. */
  leave: () => void;
}

/** Reports what is wrong with a place. It belongs to the page, because the dialog may be closed meanwhile. */
export function useReport(place: string): Reporting {
  const backend = useBackend();
  const [chosen, setChosen] = useState<Wrong | null>(null);
  const [sent, setSent] = useState<ReadonlySet<Wrong>>(new Set());
  const [text, setText] = useState('');
  const [state, setState] = useState<ReportState | null>(null);
  // Two taps may come before the next drawing.
  const isBusy = useRef(false);
  // What is tried again keeps its key, so that the service takes it once.
  const failed = useRef<PlaceReport[]>([]);

  const deliver = (wrong: Wrong, sentence: string) => {
    const isSame = (report: PlaceReport) => report.wrong === wrong && report.text === sentence;
    const report = failed.current.find(isSame) ?? {
      key: backend.newKey(),
      place,
      wrong,
      text: sentence,
    };
    failed.current = failed.current.filter((other) => other !== report);
    isBusy.current = true;
    setState('sending');
    backend
      .reportPlace(report)
      .then(
        (delivery) => {
          setSent((before) => new Set([...before, wrong]));
          if (sentence) {
            setText('');
            setChosen(null);
          }
          setState(delivery === 'sent' ? 'sent' : 'later');
        },
        () => {
          failed.current.push(report);
          setState(sentence ? 'failed' : 'notSent');
        },
      )
      .finally(() => {
        isBusy.current = false;
      });
  };

  const choose = (wrong: Wrong) => {
    if (isBusy.current) return;
    setChosen(wrong);
    if (wrong === 'other') setState(null);
    else if (sent.has(wrong)) setState('sent');
    else deliver(wrong, '');
  };

  const send = () => {
    if (isBusy.current || !chosen) return;
    const sentence = text.trim();
    if (chosen !== 'other' && !sent.has(chosen)) deliver(chosen, '');
    else if (sentence) deliver(chosen, sentence);
    else setState('tell');
  };

  const leave = () => {
    if (state === 'sending' || state === 'failed' || state === 'notSent') return;
    setState(null);
    if (!text) setChosen(null);
  };

  return { chosen, sent, text, state, setText, choose, send, leave };
}
