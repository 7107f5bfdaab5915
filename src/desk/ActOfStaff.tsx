import type { ReactNode } from 'react';
import type { DeskAct } from '../generated/bindings';
import { Unbroken } from '../places/DataText';
import { useDeskWords } from '../words/deskWords';
import { useWords } from '../words/language';
import { whoName } from '../words/whoName';
import { Changes } from './Changes';
import { moment } from './moment';

interface Props {
  act: DeskAct;
  /** What it is about, where that is not the place that is shown. */
  about?: ReactNode;
  /** What one can do with it. */
  children?: ReactNode;
}

/** One act of the staff: what, who, when, the reason, and each fact before and after. */
export function ActOfStaff({ act, about, children }: Props) {
  const words = useDeskWords();
  const { language } = useWords();
  return (
    <li>
      <p>
        <strong>{words.acts[act.kind]}</strong> · {whoName(act.who, language)} ·{' '}
        {moment(act.at, language)}
      </p>
      {about && <p>{about}</p>}
      {act.table !== null && <p>{words.ofTable(act.table)}</p>}
      {act.note && (
        <q>
          <Unbroken text={act.note} />
        </q>
      )}
      {Object.keys({ ...act.before, ...act.after }).length > 0 && (
        <Changes before={act.before} after={act.after} />
      )}
      {children}
    </li>
  );
}
