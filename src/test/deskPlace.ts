import type { DeskAct, DeskPlace, DeskSuggestion } from '../generated/bindings';

/** A place as the desk shows it, listed and with nothing to do. */
export function deskPlace(part: Partial<DeskPlace> = {}): DeskPlace {
  return {
    id: 'p1',
    list: 'food',
    version: 1,
    row: { name: 'Hope Pantry', phone: '973-555-0100', notes: 'Call first' },
    checkedBy: '',
    source: {},
    hours: { rules: [], closed: [], sentence: null } as unknown as DeskPlace['hours'],
    isEmployer: false,
    editable: ['name', 'phone', 'notes'],
    status: 'listed',
    noAnswers: 0,
    noAnswerToday: false,
    due: null,
    reports: [],
    suggestions: [],
    history: [],
    twins: [],
    ...part,
  };
}

/** A suggestion of another person for {@link deskPlace}. */
export function deskSuggestion(part: Partial<DeskSuggestion> = {}): DeskSuggestion {
  return {
    id: 's1',
    place: 'p1',
    version: 0,
    revision: 1,
    name: 'Hope Pantry',
    list: 'food',
    city: 'Newark',
    who: 'Cal',
    at: 0,
    before: { phone: '211' },
    after: { phone: '311' },
    note: '',
    returned: null,
    isMine: false,
    isOfPlace: false,
    ofTable: null,
    contradictions: [],
    since: [],
    ...part,
  };
}

/** A change of {@link deskPlace} that can be undone. */
export function deskAct(part: Partial<DeskAct> = {}): DeskAct {
  return {
    id: 1,
    at: 0,
    who: 'Olga',
    kind: 'change',
    subject: 'p1',
    before: { phone: '211' },
    after: { phone: '311' },
    note: '',
    table: null,
    canUndo: true,
    ...part,
  };
}
