import type { KeptConcept, KeptEmployers } from '../generated/bindings';

/** How ready a person is for a kind of work, and the tapped skill that says so. */
interface Ready {
  readiness: number;
  by: string;
}

/** What a person is ready for and has, by place in the list of concepts. */
export interface Profile {
  ready: Map<number, Ready>;
  has: Set<number>;
}

/** What tapped skills make ready for. resume-matching/src/profile.rs does the same. */
export function profileOf({ concepts, most }: KeptEmployers, skills: string[]): Profile {
  const tapped = skills.slice(0, most).flatMap((id) => {
    const place = concepts.findIndex((concept) => concept.id === id);
    return place < 0 ? [] : [place];
  });
  const ready = new Map<number, Ready>();
  const has = new Set(tapped);
  for (const concept of tapped.flatMap((place) => concepts[place] ?? [])) {
    for (const place of concept.covers) has.add(place);
    for (const [place, readiness] of concept.ready) {
      const known = ready.get(place);
      if (!known || readiness > known.readiness)
        ready.set(place, { readiness, by: concept.label.en });
    }
  }
  return { ready, has };
}

/** The concept at a place. */
export function conceptAt(concepts: KeptConcept[], place: number): KeptConcept {
  const concept = concepts[place];
  if (!concept) throw new RangeError(`no concept ${place}`);
  return concept;
}
