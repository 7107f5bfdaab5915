import type { FoundPlace, Paper } from '../generated/bindings';
import type { FindWords } from '../words/find.en';
import { wantsNoCall } from '../places/noCall';

/** Papers that are an ID. */
const IDS: readonly Paper[] = ['id', 'photo-id', 'ids-of-household'];
const ID_OF = { any: 'id', photo: 'photo-id' } as const;

/** What to bring, each once: the papers that are named, and an ID where one is asked for. */
export function papersOf({ requirements: { id, papers } }: FoundPlace, words: FindWords): string[] {
  const named = papers.map(({ value }) => value);
  const isNamed = named.some((paper) => IDS.includes(paper));
  const needed: Paper[] = id === null || id.value === 'none' || isNamed ? [] : [ID_OF[id.value]];
  const whole = named.filter((paper) => paper !== 'id' || id?.value !== 'photo');
  const photo: Paper[] = id?.value === 'photo' && named.includes('id') ? ['photo-id'] : [];
  return [...new Set([...needed, ...photo, ...whole])].map((paper) => words.papers[paper]);
}

/** Whether a source is older than a year, or has no day: what it says may have changed. */
export function mayHaveChanged({ freshness }: FoundPlace): boolean {
  return freshness === 'old' || freshness === 'undated';
}

/** What the source says of whom a place takes and how, in words, each once. */
export function factsOf(
  { open, phone, notes, requirements }: FoundPlace,
  words: FindWords,
): string[] {
  const { id, referral, residents, ages, sex, household, groups, sober, cost, entry, record } =
    requirements;
  const { wheelchair } = requirements;
  const spoken = requirements.languages?.value ?? [];
  const conditions = requirements.conditions.map(
    ({ value }) => value !== 'note' && words.conditions[value],
  );
  const [from, to] = [ages?.value.from ?? null, ages?.value.to ?? null];
  const isFor = groups.map(({ value }) => words.groups[value]);
  const facts = [
    ...conditions,
    open.reception && open.reception !== 'walk-in' && words.receptions[open.reception],
    entry?.value === 'appointment' && words.receptions.appointment,
    entry?.value === 'call-first' && words.receptions.call,
    referral?.value === 'needed' && words.referral,
    id?.value === 'none' && words.noId,
    cost && words.costs[cost.value],
    record?.value === 'welcome' && words.welcome,
    record && record.value !== 'welcome' && words.differs['record-limits'],
    residents && words.residents(residents.value.join(', ')),
    sex?.value === 'men' && words.men,
    sex?.value === 'women' && (household?.value === 'both' ? words.womenAndFamilies : words.women),
    (from !== null || to !== null) && words.ages(from, to),
    household && household.value !== 'both' && words.households[household.value],
    isFor.length > 0 && words.isFor(isFor.join(', ')),
    sober?.value && words.sober,
    wheelchair && (wheelchair.value ? words.wheelchair : words.differs['no-wheelchair']),
    spoken.some((tag) => tag !== 'en') &&
      words.speaks(spoken.map((tag) => words.spoken[tag] ?? tag).join(', ')),
  ].filter((fact) => typeof fact === 'string');
  // Who is sent to 211, or finds no number, does not call the place.
  const isCalled =
    phone !== null && !wantsNoCall({ notes }) && entry?.words.includes('211') !== true;
  return [...new Set(facts)].filter((fact) => isCalled || fact !== words.receptions.call);
}

/** Words of the source that people have to read themselves, because nothing else on the card says what they say. */
export function quotesOf({ requirements }: FoundPlace): string[] {
  const quoted = requirements.conditions.filter(
    ({ value }) => value === 'note' || value === 'only-some',
  );
  return [...new Set(quoted.map(({ words }) => words))];
}
