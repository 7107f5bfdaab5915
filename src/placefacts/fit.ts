import type {
  Difference,
  FoundPlace,
  KeptPlace,
  Near,
  Need,
  Paper,
  Requirements,
  Stated,
  Wish,
} from '../generated/bindings';
import type { Geography } from './geography';
import { field } from './place';
import { plain } from './townNames';

/** What the data of a place says to a wish: it fits, ask there, or why it does not. */
export type Fit = 'yes' | 'ask' | Difference;

/** A ZIP code. */
const ZIP = /^\d{5}$/;
/** Papers that say who one is. */
const OF_PERSON: readonly Paper[] = [
  'social-security-card',
  'social-security-cards-of-household',
  'birth-certificate',
  'birth-certificates-of-household',
  'id',
  'ids-of-household',
  'photo-id',
];

/** Words for men in what a place says of women and families. */
const MEN: readonly string[] = ['hombres', 'males', 'men', 'varones'];

const ONLY: readonly string[] = ['only', 'solo', 'sólo', 'solamente', 'unicamente', 'únicamente'];
const BABIES: readonly string[] = [
  'babies',
  'baby',
  'infant',
  'infants',
  'newborn',
  'newborns',
  'bebes',
  'bebés',
];
/** What stands before the age of children, or one word before it: "up to 10", "menores de 5". */
const LIMITS: readonly string[] = ['under', 'over', 'up', 'below', 'younger', 'menores', 'mayores'];

/** What a place's data says to a wish. place-facts/src/find/fit.rs does the same. */
export function fit(
  { requirements: data, list }: Pick<FoundPlace, 'requirements' | 'list'>,
  need: Need,
  wish: Wish,
): Fit {
  switch (wish) {
    case 'no-id':
      // Points are counted of papers that say who one is, and without enough of them nobody gets one.
      if (asksForPoints(data)) return 'needs-id';
      // Papers are what an ID is made from: which of them will do, the office knows.
      if (need === 'id' && list === 'id-documents' && data.id?.value === 'any') return 'ask';
      // "No ID required; Social Security card required".
      if (data.id?.value === 'none' && data.papers.some(({ value }) => OF_PERSON.includes(value)))
        return 'ask';
      return decide(data.id, (id) => id === 'none', 'needs-id');
    case 'walk-in':
      if (data.referral?.value === 'needed') return 'not-walk-in';
      return decide(data.entry, (entry) => entry === 'walk-in', 'not-walk-in');
    case 'families':
      return families(data, need);
    case 'women':
      if (isForSomeOf('women', data)) return 'ask';
      if (data.sex !== null && data.sex.value !== 'men' && isForSome(data)) return 'ask';
      return decide(data.sex, (sex) => sex !== 'men', 'no-women');
    case 'men':
      if (isForSomeOf('men', data)) return 'ask';
      // "Men and women. Families only", "Men and women (veterans)".
      if (data.sex?.value === 'everybody' && isForSome(data)) return 'ask';
      if (takesWomenBesideFamilies(data)) return 'ask';
      // "Men, pregnant women": only those of the women have to be pregnant.
      if (data.sex?.value === 'everybody' && data.groups.some(({ value }) => value === 'pregnant'))
        return 'ask';
      // "Pregnant women get extra milk" sends no man away.
      if (data.sex !== null && data.groups.some(({ value }) => value === 'pregnant'))
        return 'no-men';
      return decide(data.sex, (sex) => sex !== 'women', 'no-men');
    case 'with-record':
      if (data.record?.value === 'some') return 'ask';
      return decide(data.record, (record) => record === 'welcome', 'record-limits');
    case 'free':
      if (data.cost?.value === 'donation') return 'ask';
      return decide(data.cost, (cost) => cost === 'free', 'not-free');
    case 'wheelchair':
      return decide(data.wheelchair, (getsIn) => getsIn, 'no-wheelchair');
    case 'spanish':
      // "Several languages": which ones, nobody says.
      if (data.languages?.value.includes('mul') && !data.languages.value.includes('es')) {
        return 'ask';
      }
      return decide(data.languages, (spoken) => spoken.includes('es'), 'no-spanish');
  }
}

/** Whether papers are asked for that count points. */
export function asksForPoints({ papers }: Requirements): boolean {
  return papers.some(({ value }) => value === 'six-points');
}

/** Whether a row is a rule and no place: nobody is there to be asked. */
export function isRule(place: KeptPlace): boolean {
  const kind = field(place, 'type')?.toLowerCase().split(' ') ?? [];
  return (
    kind.includes('rule') && field(place, 'phone') === null && field(place, 'address') === null
  );
}

/** "16 single women and 26 families": a man alone is none of them, and a father with his children may be. */
function takesWomenBesideFamilies({ sex, household }: Requirements): boolean {
  if (sex?.value !== 'women' || household?.value !== 'both') return false;
  const words = household.words.toLowerCase();
  // "Women and families, no men" says it of fathers too.
  const namesMen = words.split(/[^\p{L}]+/u).some((word) => MEN.includes(word));
  return household.words.includes(sex.words) && words.includes('famil') && !namesMen;
}

/** Whether a place takes women, or men, and its data quotes whom of them: "women veterans". */
function isForSomeOf(
  wished: 'men' | 'women',
  { sex, household, conditions }: Requirements,
): boolean {
  // "Single women; families" are two kinds of people that are taken, and both are quoted.
  if (sex?.value !== wished || household?.value === 'both') return false;
  return conditions.some(({ words }) => words === sex.words);
}

/** Whether a place says of whom it takes that they have children, belong to a group, are members, or have an age. */
function isForSome({ ages, household, groups, conditions }: Requirements): boolean {
  const hasAge = ages !== null && ((ages.value.from ?? 0) > 21 || ages.value.to !== null);
  const ofGroup = groups.some(({ value }) => value !== 'pregnant' && value !== 'low-income');
  const isForMembers = conditions.some(({ value }) => value === 'members');
  return hasAge || isForFamiliesAlone(household) || ofGroup || isForMembers;
}

/** "Families only". "Men; women; families" are three kinds of people. */
function isForFamiliesAlone(household: Requirements['household']): boolean {
  const words = household?.words.toLowerCase().split(/[^\p{L}]/u) ?? [];
  return household?.value === 'with-children' && words.some((word) => ONLY.includes(word));
}

/** "Families with newborns", "families with children under 5": not every family. */
function isForSomeChildren(household: string): boolean {
  const words = household.toLowerCase().split(/[^\p{L}\p{N}]/u);
  const isLimit = (word: string, at: number) =>
    LIMITS.includes(word) &&
    words.slice(at + 1, at + 3).some((it) => /^\d{1,2}$/.test(it) && Number(it) < 17);
  return words.some((word) => BABIES.includes(word)) || words.some(isLimit);
}

function families(data: Requirements, need: Need): Fit {
  const household = data.household?.value;
  if (household === 'without-children') return 'no-families';
  if (data.household && isForSomeChildren(data.household.words)) return 'ask';
  // A family shelter whose notes say "men" of it.
  if (data.sex?.value === 'men' && data.household && data.sex.words !== data.household.words)
    return 'ask';
  if (household !== undefined) return 'yes';
  const isForAdults = (data.ages?.value.from ?? 0) >= 18;
  const isForYouth = data.groups.some(({ value }) => value === 'youth');
  const isNight = need === 'shelter' && (isForAdults || isForYouth);
  return data.sex?.value === 'men' || isNight ? 'no-families' : 'ask';
}

function decide<T>(
  stated: Stated<T> | null,
  fits: (value: T) => boolean,
  otherwise: Difference,
): Fit {
  if (stated === null) return 'ask';
  return fits(stated.value) ? 'yes' : otherwise;
}

/**
 * Whether people of a place are among those whom it takes. Of someone who names a whole county the town is
 * not known, so any town of the county will do.
 */
export function takesResidents(place: KeptPlace, from: Near, geography: Geography): boolean {
  const { residents } = place.requirements;
  if (residents === null) return true;
  return residents.value.some((name) => {
    if (from.zip !== null && ZIP.test(name)) return name === from.zip;
    const county = geography.county(name);
    const first = geography.near(name);
    if (county && (plain(name).endsWith(' county') || first?.whole))
      return county.name === from.county;
    // Of several towns of the name, the one in the county of the place.
    const own = geography.county(field(place, 'county') ?? '')?.name;
    const town = (own === undefined ? null : geography.near(`${name}, ${own}`)) ?? first;
    if (!town) return true;
    return town.county === from.county && (from.whole || areNeighbors(town, from));
  });
}

/**
 * Whether people of one town may live in the other: in the same part of a municipality, or one of them is the
 * whole of it.
 */
function areNeighbors(a: Near, b: Near): boolean {
  if (a.partOf !== null && b.partOf !== null) return plain(a.name) === plain(b.name);
  return isSameTown(a.partOf ?? a.name, b.partOf ?? b.name);
}

/** "Edison" is "Edison Township". */
function isSameTown(first: string, second: string): boolean {
  const [a, b] = [plain(first), plain(second)];
  return a === b || a.startsWith(`${b} `) || b.startsWith(`${a} `);
}
