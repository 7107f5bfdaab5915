import { useId, useState } from 'react';
import { ConfirmDialog } from '../../dialog/ConfirmDialog';
import type { DeskList, MenuList } from '../../generated/bindings';
import { useWords } from '../../words/language';
import { useListsWords } from '../../words/listsWords';
import { useListName } from '../listName';
import { NameFields } from './NameFields';
import { useUnsaved } from '../unsaved/unsavedContext';

interface Props {
  list: DeskList;
  canMove: { up: boolean; down: boolean };
  onMove: (by: 1 | -1) => void;
  /** Changes its names, or whether it is hidden. */
  onChange: (part: Partial<MenuList>) => Promise<boolean>;
  onDelete: () => void;
}

/** One list with everything that can be done about it. */
export function ListCard({ list, canMove, onMove, onChange, onDelete }: Props) {
  const words = useListsWords();
  const { language } = useWords();
  const nameOf = useListName();
  const id = useId();
  const { menu, rows, isInMenu } = list;
  const [names, setNames] = useState<{ en: string; es: string } | null>(null);
  const [isSure, setSure] = useState(false);
  useUnsaved(names !== null && (names.en !== menu.en || names.es !== menu.es));
  const name = (language === 'es' ? menu.es : menu.en) || nameOf(menu.name);
  const state = menu.isHidden ? words.hidden : isInMenu ? words.shown : words.noMenu;
  const button = (text: string, onClick: () => void, isOff = false) => (
    <button
      type="button"
      className="btn btn-outline-primary"
      aria-label={`${text}: ${name}`}
      aria-disabled={isOff}
      onClick={() => {
        if (!isOff) onClick();
      }}
    >
      {text}
    </button>
  );
  return (
    <li className="desk-card">
      <h2>{name}</h2>
      <p className="quiet">
        {words.rows(rows)} · {state} · /resources/{menu.name}
      </p>
      <p className="actions">
        {button(words.up, () => onMove(-1), !canMove.up)}
        {button(words.down, () => onMove(1), !canMove.down)}
        {button(
          menu.isHidden ? words.show : words.hide,
          () => void onChange({ isHidden: !menu.isHidden }),
        )}
        {button(words.rename, () => setNames(names ? null : { en: menu.en, es: menu.es }))}
        {button(words.remove, () => setSure(true))}
      </p>
      {names && (
        <form
          noValidate
          onSubmit={(event) => {
            event.preventDefault();
            void onChange(names).then((isDone) => isDone && setNames(null));
          }}
        >
          <NameFields id={id} names={names} onChange={setNames} />
          <p className="quiet">{words.usual}</p>
          <button type="submit" className="btn btn-primary">
            {words.save}
          </button>
        </form>
      )}
      {isSure && (
        <ConfirmDialog
          id="list-sure"
          title={words.sure(name)}
          no={words.cancel}
          yes={words.yes}
          onYes={() => {
            setSure(false);
            onDelete();
          }}
          onClose={() => setSure(false)}
        >
          <p>{words.sureText(rows)}</p>
        </ConfirmDialog>
      )}
    </li>
  );
}
