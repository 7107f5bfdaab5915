import type { DeskPlace } from '../generated/bindings';

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
    editable: ['name', 'phone', 'notes'],
    status: 'listed',
    noAnswers: 0,
    noAnswerToday: false,
    due: null,
    reports: [],
    suggestions: [],
    history: [],
    ...part,
  };
}
