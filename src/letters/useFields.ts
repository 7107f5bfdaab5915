import { useState } from 'react';
import type { LetterKind } from '../generated/bindings';

/** What is typed for a letter. */
export interface Fields {
  name: string;
  reach: string;
  to: string;
  about: string;
  detail: string;
}

/** Live as long as the visit; the end of a visit clears them. */
const KEPT = 'letter';

/** The fields of a letter; name and reach are the same in all letters of a visit. */
export function useFields(kind: LetterKind) {
  const [fields, setFields] = useState<Fields>(() => ({
    name: kept('name'),
    reach: kept('reach'),
    to: kept(`${kind}.to`),
    about: kept(`${kind}.about`),
    detail: kept(`${kind}.detail`),
  }));
  const set = (name: keyof Fields, text: string) => {
    const isShared = name === 'name' || name === 'reach';
    sessionStorage.setItem(`${KEPT}.${isShared ? name : `${kind}.${name}`}`, text);
    setFields((old) => ({ ...old, [name]: text }));
  };
  return [fields, set] as const;
}

function kept(name: string): string {
  return sessionStorage.getItem(`${KEPT}.${name}`) ?? '';
}
