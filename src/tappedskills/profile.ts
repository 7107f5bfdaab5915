import type { KeptConcept, KeptEmployer, KeptEmployers } from '../generated/bindings';

/** How ready a person is for a kind of work, and the tapped skill that says so. */
interface Ready {
  readiness: number;
  by: string;
}

/** Something that a person has: the tapped skill that says so, and whether it is that paper itself. */
interface Held {
  by: string;
  isOwn: boolean;
}

/** What a person is ready for and has, by place in the list of concepts. */
export interface Profile {
  ready: Map<number, Ready>;
  has: Map<number, Held>;
}

/** What tapped skills make ready for. resume-matching/src/profile.rs does the same. */
export function profileOf({ concepts, most }: KeptEmployers, skills: string[]): Profile {
  const tapped = skills.slice(0, most).flatMap((id) => {
    const place = concepts.findIndex((concept) => concept.id === id);
    return place < 0 ? [] : [place];
  });
  const ready = new Map<number, Ready>();
  const has = new Map<number, Held>();
  const hold = (place: number, by: string, isOwn: boolean) => {
    if (!has.has(place)) has.set(place, { by, isOwn });
  };
  for (const place of tapped) hold(place, conceptAt(concepts, place).label.en, true);
  for (const concept of tapped.flatMap((place) => concepts[place] ?? [])) {
    for (const place of concept.covers) hold(place, concept.label.en, false);
    for (const [place, readiness] of concept.ready) {
      const known = ready.get(place);
      if (!known || readiness > known.readiness)
        ready.set(place, { readiness, by: concept.label.en });
    }
  }
  return { ready, has };
}

/**
 * The tapped papers that an employer demands and that speak for it: those that take weeks of training, and
 * where no work was tapped all. resume-matching/src/score.rs does the same.
 */
export function speakingPapers(
  { licences }: KeptEmployer,
  concepts: KeptConcept[],
  { ready, has }: Profile,
): string[] {
  return licences.flatMap((paper) => {
    const held = has.get(paper);
    if (!held) return [];
    const speaks = conceptAt(concepts, paper).trained || (held.isOwn && ready.size === 0);
    return speaks ? [held.by] : [];
  });
}

/** The concept at a place. */
export function conceptAt(concepts: KeptConcept[], place: number): KeptConcept {
  const concept = concepts[place];
  if (!concept) throw new RangeError(`no concept ${place}`);
  return concept;
}
