import { icon } from '../page/icon';
import { LANGUAGE_TAGS } from '../generated/bindings';
import { LANGUAGES, useLanguage } from '../words/language';
import { useDropMenu } from './useDropMenu';

const Globe = icon(
  'M21 12a9 9 0 1 1-18 0 9 9 0 0 1 18 0zM3.5 9h17M3.5 15h17M12 3c-5 5-5 13 0 18M12 3c5 5 5 13 0 18',
);

interface Props {
  open: boolean;
  onOpen: (wanted: boolean) => void;
}

/** The choice of a language, each by its own name. */
export function LanguageMenu({ open, onOpen }: Props) {
  const { words, failed, choose } = useLanguage();
  const drop = useDropMenu(open, onOpen);
  const own = LANGUAGES[words.language];
  return (
    <>
      {/* The key belongs to the buttons inside. */}
      {}
      <div className="language dropdown" {...drop.around}>
        <button
          {...drop.button}
          className="btn dropdown-toggle"
          aria-label={`${words.chooseLanguage}: ${own}`}
        >
          <Globe />
          {/* The bar has room for one word. */}
          <span>{own.split(' ')[0]}</span>
        </button>
        <ul {...drop.list}>
          {LANGUAGE_TAGS.map((tag) => (
            <li key={tag}>
              <button
                type="button"
                className="dropdown-item"
                lang={tag}
                aria-current={tag === words.language ? 'true' : undefined}
                onClick={() => {
                  choose(tag);
                  onOpen(false);
                  drop.button.ref.current?.focus();
                }}
              >
                {LANGUAGES[tag]}
              </button>
            </li>
          ))}
        </ul>
      </div>
      <span role="status" className="language-failed">
        {failed ? words.languageFailed : ''}
      </span>
    </>
  );
}
