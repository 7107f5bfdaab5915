import { useEffect, useId, useRef, useState } from 'react';
import { BackendError } from '../../backend/Backend';
import type { DeskPlace, EntryLink } from '../../generated/bindings';
import { valueOf } from '../../places/cellContent';
import { useAskWords } from '../../words/askWords';
import { errorText } from '../errorText';
import { useWords } from '../../words/language';
import { useDesk } from '../deskContext';
import { DeskForm } from '../DeskForm';
import { LanguageChoice } from '../LanguageChoice';
import { moment } from '../moment';
import { useSaid } from '../useSaid';
import { useUnsaved } from '../unsaved/unsavedContext';

interface Props {
  place: DeskPlace;
  /** The history has a new line. */
  onMade: () => void;
  onClose: () => void;
}

/** Makes a link by which a place confirms or corrects its own entry, and shows it once. */
export default function AskPlace({ place, onMade, onClose }: Props) {
  const words = useAskWords();
  const all = useWords();
  const { desk } = useDesk();
  const id = useId();
  const link = useRef<HTMLInputElement>(null);
  const [email, setEmail] = useState('');
  const [language, setLanguage] = useState('en');
  const [made, setMade] = useState<EntryLink | null>(null);
  const { said, say, line } = useSaid(words);
  useUnsaved(made === null && email.trim() !== '');
  const make = async () => {
    say();
    try {
      setMade(await desk.makeEntryLink(place, { email: email.trim(), language }));
      if (email.trim()) say((it) => it.sent(email.trim()));
      onMade();
    } catch (error) {
      const code = BackendError.codeOf(error);
      say((it, all) => (code === 'invalid-argument' ? it.badEmail : errorText(all, code)));
    }
  };
  const status = (
    <p ref={line} role="status" className="desk-line">
      {said}
    </p>
  );
  const close = (
    <button type="button" className="btn btn-outline-primary" onClick={onClose}>
      {words.close}
    </button>
  );
  // The form goes away, so the keyboard continues at the link.
  useEffect(() => {
    if (made) link.current?.focus();
  }, [made]);
  if (made) {
    const copy = async () => {
      try {
        await navigator.clipboard.writeText(made.link);
        say((it) => it.copied);
      } catch {
        say((it) => it.copyByHand);
      }
    };
    return (
      <section className="desk-card">
        <label htmlFor={`${id}-link`}>{words.link}</label>
        <input
          id={`${id}-link`}
          ref={link}
          className="form-control"
          readOnly
          value={made.link}
          onFocus={({ target }) => target.select()}
        />
        <p>{words.once(moment(made.until, all.language))}</p>
        {status}
        <p className="actions">
          <button type="button" className="btn btn-primary" onClick={() => void copy()}>
            {words.copy}
          </button>
          {close}
        </p>
      </section>
    );
  }
  return (
    <DeskForm
      title={words.title(valueOf(place.row, 'name'))}
      action={email.trim() ? words.send : words.make}
      takesFocus
      second={close}
      onSubmit={make}
    >
      <p>{words.text}</p>
      <label htmlFor={`${id}-email`}>{words.email}</label>
      <input
        id={`${id}-email`}
        type="email"
        className="form-control"
        autoComplete="off"
        aria-describedby={`${id}-hint`}
        value={email}
        onChange={({ target }) => setEmail(target.value)}
      />
      <p id={`${id}-hint`} className="quiet">
        {words.emailHint}
      </p>
      <LanguageChoice label={words.language} language={language} onChange={setLanguage} />
      {status}
    </DeskForm>
  );
}
