import type { FoundPlace } from '../generated/bindings';
import type { FindWords } from '../words/find.en';

/** What the source says of whom a place takes and how, in words, each once. */
export function factsOf({ open, requirements }: FoundPlace, words: FindWords): string[] {
  const { id, referral, residents, ages, sex, household, groups, sober, cost, entry, record } =
    requirements;
  const [from, to] = [ages?.value.from ?? null, ages?.value.to ?? null];
  const isFor = groups.map(({ value }) => words.groups[value]);
  const facts = [
    open.reception && open.reception !== 'walk-in' && words.receptions[open.reception],
    entry?.value === 'appointment' && words.receptions.appointment,
    entry?.value === 'call-first' && words.receptions.call,
    referral?.value === 'needed' && words.referral,
    id?.value === 'none' && words.noId,
    cost && words.costs[cost.value],
    record?.value === 'welcome' && words.welcome,
    record?.value === 'limits' && words.differs['record-limits'],
    residents && words.residents(residents.value.join(', ')),
    sex?.value === 'men' && words.men,
    sex?.value === 'women' && words.women,
    (from !== null || to !== null) && words.ages(from, to),
    household && household.value !== 'both' && words.households[household.value],
    isFor.length > 0 && words.isFor(isFor.join(', ')),
    sober?.value && words.sober,
  ].filter((fact) => typeof fact === 'string');
  return [...new Set(facts)];
}
