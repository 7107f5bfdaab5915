import { useId, useState } from 'react';
import type { DeskLists } from '../../generated/bindings';
import type { ListWords } from '../../words/lists.en';
import { useListsWords } from '../../words/listsWords';
import { useDesk } from '../deskContext';
import { DeskForm } from '../DeskForm';
import type { ActOnKept } from '../useKept';
import { NameFields } from './NameFields';
import { useUnsaved } from '../unsaved/unsavedContext';

const ADDRESS_MAX = 40;
const NOTHING = { en: '', es: '' };

/** Makes an empty list. Its name in the address is derived from the English name, unless one is typed. */
export function MakeList({ act }: { act: ActOnKept<DeskLists, ListWords> }) {
  const words = useListsWords();
  const { desk } = useDesk();
  const id = useId();
  const [names, setNames] = useState(NOTHING);
  const [typed, setTyped] = useState<string | null>(null);
  const name = typed ?? inAddress(names.en);
  useUnsaved((names.en + names.es + (typed ?? '')).trim() !== '');
  const make = async () => {
    const isDone = await act(
      ({ version }) => desk.makeList({ version, name, ...names }),
      (it) => it.made(names.en),
    );
    if (!isDone) return;
    setNames(NOTHING);
    setTyped(null);
  };
  return (
    <DeskForm title={words.makeTitle} action={words.make} onSubmit={make}>
      <p>{words.makeText}</p>
      <NameFields id={id} names={names} onChange={setNames} />
      <label htmlFor={`${id}-name`}>{words.address}</label>
      <input
        id={`${id}-name`}
        className="form-control"
        maxLength={ADDRESS_MAX}
        autoComplete="off"
        aria-describedby={`${id}-hint`}
        value={name}
        onChange={({ target }) => setTyped(target.value)}
      />
      <p id={`${id}-hint`} className="quiet">
        {words.addressHint(`/resources/${name || '…'}`)}
      </p>
    </DeskForm>
  );
}

/** A text as a name of a list may be written: small letters, digits and single dashes. */
function inAddress(text: string): string {
  const plain = text.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '');
  return plain
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^[^a-z]+|-$/g, '')
    .slice(0, ADDRESS_MAX);
}
