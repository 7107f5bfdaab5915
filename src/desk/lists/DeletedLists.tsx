import { useState } from 'react';
import { ConfirmDialog } from '../../dialog/ConfirmDialog';
import type { DeletedList, DeskLists } from '../../generated/bindings';
import { useWords } from '../../words/language';
import { whoName } from '../../words/whoName';
import type { ListWords } from '../../words/lists.en';
import { useListsWords } from '../../words/listsWords';
import { useDesk } from '../deskContext';
import { useListName } from '../listName';
import { moment } from '../moment';
import type { ActOnKept } from '../useKept';

/** Deleted lists. Each can be put back or deleted for good. */
export function DeletedLists({
  deleted,
  act,
}: {
  deleted: DeletedList[];
  act: ActOnKept<DeskLists, ListWords>;
}) {
  const words = useListsWords();
  const { language } = useWords();
  const { desk } = useDesk();
  const nameOf = useListName();
  const [sure, setSure] = useState<string | null>(null);
  if (deleted.length === 0) return null;
  const dropped = (name: string) => {
    setSure(null);
    void act(
      () => desk.dropList(name),
      (it) => it.done,
    );
  };
  return (
    <section>
      <h2>{words.deletedTitle}</h2>
      <ul>
        {deleted.map(({ name, rows, who, at }) => (
          <li key={name} className="desk-card">
            <h3>{nameOf(name)}</h3>
            <p className="quiet">
              {words.rows(rows)} · {words.deleted(whoName(who, language), moment(at, language))}
            </p>
            <p className="actions">
              <button
                type="button"
                className="btn btn-primary"
                aria-label={`${words.putBack}: ${nameOf(name)}`}
                onClick={() =>
                  void act(
                    (seen) => desk.putBackList(seen, name),
                    (it) => it.isBack(nameOf(name)),
                  )
                }
              >
                {words.putBack}
              </button>
              <button
                type="button"
                className="btn btn-outline-primary"
                aria-label={`${words.drop}: ${nameOf(name)}`}
                onClick={() => setSure(name)}
              >
                {words.drop}
              </button>
            </p>
          </li>
        ))}
      </ul>
      {sure && (
        <ConfirmDialog
          id="list-drop"
          title={words.sure(nameOf(sure))}
          no={words.cancel}
          yes={words.yesDrop}
          onYes={() => dropped(sure)}
          onClose={() => setSure(null)}
        >
          <p>{words.dropText}</p>
        </ConfirmDialog>
      )}
    </section>
  );
}
