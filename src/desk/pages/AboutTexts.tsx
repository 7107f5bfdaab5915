import { useId } from 'react';
import type { AboutText } from '../../generated/bindings';
import { usePagesWords } from '../../words/pagesWords';
import { replaced, without } from './entries';

const TEXT_MAX = 1000;
const TEXTS_MAX = 12;

interface Props {
  texts: AboutText[];
  onChange: (texts: AboutText[]) => void;
}

/** The texts below the heading of the About page, each in both languages. */
export function AboutTexts({ texts, onChange }: Props) {
  const words = usePagesWords();
  const id = useId();
  const labels = { en: words.english, es: words.spanish };
  return (
    <section>
      <h2>{words.aboutTitle}</h2>
      {texts.length === 0 && <p>{words.aboutNone}</p>}
      {texts.map((text, at) => (
        <fieldset key={at} className="desk-card">
          <legend>{words.aboutText(at + 1)}</legend>
          {(['en', 'es'] as const).map((language) => (
            <p key={language}>
              <label htmlFor={`${id}-${at}-${language}`}>{labels[language]}</label>
              <textarea
                id={`${id}-${at}-${language}`}
                className="form-control"
                lang={language}
                rows={3}
                maxLength={TEXT_MAX}
                value={text[language]}
                onChange={({ target }) =>
                  onChange(replaced(texts, at, { ...text, [language]: target.value }))
                }
              />
            </p>
          ))}
          <button
            type="button"
            className="btn btn-outline-primary"
            onClick={() => onChange(without(texts, at))}
          >
            {words.removeText(at + 1)}
          </button>
        </fieldset>
      ))}
      {texts.length < TEXTS_MAX && (
        <button
          type="button"
          className="btn btn-outline-primary"
          onClick={() => onChange([...texts, { en: '', es: '' }])}
        >
          {words.addText}
        </button>
      )}
    </section>
  );
}
