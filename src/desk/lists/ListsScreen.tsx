import { useCallback } from 'react';
import type { DeskList, MenuList } from '../../generated/bindings';
import { PageHeading } from '../../page/PageHeading';
import type { ListWords } from '../../words/lists.en';
import { useListsWords } from '../../words/listsWords';
import { useDesk } from '../deskContext';
import { useListName } from '../listName';
import { useKept } from '../useKept';
import { DeletedLists } from './DeletedLists';
import { ListCard } from './ListCard';
import './lists.css';
import { MakeList } from './MakeList';

const isDone = (words: ListWords) => words.done;

/** The lists beyond the specified ones: made, named, ordered, hidden, deleted. */
export default function ListsScreen() {
  const words = useListsWords();
  const { desk } = useDesk();
  const nameOf = useListName();
  const load = useCallback(() => desk.lists(), [desk]);
  const { content, said, line, act } = useKept(load, words);
  const menus = content?.lists.map(({ menu }) => menu) ?? [];
  const arrange = (next: MenuList[]) =>
    act(({ version }) => desk.arrangeLists({ version, lists: next }), isDone);
  const change = (at: number, part: Partial<MenuList>) =>
    arrange(menus.map((menu, index) => (index === at ? { ...menu, ...part } : menu)));
  const move = (at: number, by: 1 | -1) => {
    const next = [...menus];
    next.splice(at + by, 0, ...next.splice(at, 1));
    return arrange(next);
  };
  const remove = ({ menu }: DeskList) =>
    act(
      (seen) => desk.deleteList(seen, menu.name),
      (it) => it.isDeleted(nameOf(menu.name)),
    );
  return (
    <section className="desk-lists">
      <PageHeading name={words.title}>{words.title}</PageHeading>
      <p>{words.text}</p>
      <p ref={line} role="status" className="desk-line">
        {said}
      </p>
      <ol>
        {content?.lists.map((list, at) => (
          <ListCard
            key={list.menu.name}
            list={list}
            onMove={(by) => void move(at, by)}
            canMove={{ up: at > 0, down: at < content.lists.length - 1 }}
            onChange={(part) => change(at, part)}
            onDelete={() => void remove(list)}
          />
        ))}
      </ol>
      {content && <DeletedLists deleted={content.deleted} act={act} />}
      <MakeList act={act} />
    </section>
  );
}
