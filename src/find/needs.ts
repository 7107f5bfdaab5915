import type { Need } from '../generated/bindings';

/** The table of each need: the same places with all their columns. */
export const LIST_OF: Record<Need, string> = {
  food: '/resources/food',
  shelter: '/resources/housing',
  id: '/resources/id-documents',
  clothes: '/resources/clothing',
  work: '/employment',
  health: '/resources/healthcare',
  housing: '/resources/housing',
  legal: '/resources/legal',
  rides: '/resources/transportation',
};
