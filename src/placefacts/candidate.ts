import type { Difference, Directness, KeptPlace, Wish } from '../generated/bindings';
import type { Rank } from './order';

/** A place while an answer is made. */
export interface Candidate {
  place: KeptPlace;
  miles: number | null;
  asks: Wish[];
  differs: Difference[];
  how: Directness;
  /** The words by which it answers a need that its list is not about. */
  beside: string | null;
  rank: Rank;
}
