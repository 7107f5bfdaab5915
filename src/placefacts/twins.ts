import type { KeptPlace, Need, Requirements, Stated } from '../generated/bindings';
import { field, isForPeopleInside } from './place';
import { split } from './words';

/** Digits of a whole telephone number. Many places have "211". */
const NUMBER_MIN = 10;
/** How streets are written, and their short forms. */
const SHORT = new Map([
  ['avenue', 'ave'],
  ['boulevard', 'blvd'],
  ['drive', 'dr'],
  ['east', 'e'],
  ['highway', 'hwy'],
  ['lane', 'ln'],
  ['north', 'n'],
  ['place', 'pl'],
  ['road', 'rd'],
  ['south', 's'],
  ['street', 'st'],
  ['west', 'w'],
]);
/** Needs of which two services at one door are two places: a meal and a pantry. */
const BY_KIND: readonly Need[] = ['food', 'clothes'];

/** The places that answer a need, each once, and where in them each row stands. */
interface Once {
  kept: KeptPlace[];
  standing: Map<KeptPlace, number>;
}

/** Which places answer a need, worked out once for each set of kept places. */
const answers = new WeakMap<KeptPlace[], Map<Need, Once>>();

/**
 * The places that answer a need. Rows that are one place under two names are told as the row that says most.
 * place-facts/src/catalog/twins.rs does the same.
 */
export function answering(places: KeptPlace[], need: Need): KeptPlace[] {
  return onceOf(places, need).kept;
}

/** The row as which the place of a row is told that answers a need. */
export function toldAs(places: KeptPlace[], need: Need, place: KeptPlace): KeptPlace | undefined {
  const { kept, standing } = onceOf(places, need);
  return kept[standing.get(place) ?? -1];
}

function onceOf(places: KeptPlace[], need: Need): Once {
  const known = answers.get(places) ?? new Map<Need, Once>();
  answers.set(places, known);
  const answer = known.get(need) ?? once(places, need);
  known.set(need, answer);
  return answer;
}

function once(places: KeptPlace[], need: Need): Once {
  const kept: KeptPlace[] = [];
  const standing = new Map<KeptPlace, number>();
  const byWay = new Map<string, number[]>();
  const byDoor = new Map<string, number[]>();
  const answers = (isBeside: boolean) =>
    places.filter(({ serves }) =>
      serves.some((it) => it.need === need && (it.beside !== null) === isBeside),
    );
  const own = answers(false);
  // What a place gives beside its list is looked for among all whose own list it is.
  for (const [turn, place] of [...own, ...answers(true)].entries()) {
    const isBeside = turn >= own.length;
    const way = wayTo(place);
    const alike = (way === null ? undefined : byWay.get(way)) ?? [];
    const doors = doorsOf(place);
    const atDoor = isBeside ? doors.flatMap((door) => byDoor.get(door) ?? []) : [];
    const twin =
      alike.find((at) => isOne(kept[at] ?? place, place, need)) ??
      atDoor.find((at) => takesAsMany(kept[at] ?? place, place));
    if (!isBeside && place.serves[0]?.need === need)
      for (const door of doors)
        byDoor.set(door, [...(byDoor.get(door) ?? []), twin ?? kept.length]);
    standing.set(place, twin ?? kept.length);
    const before = twin === undefined ? undefined : kept[twin];
    if (twin !== undefined && before) {
      if (compareSaid(place, before, need) > 0) kept[twin] = place;
    } else {
      if (way !== null) byWay.set(way, [...alike, kept.length]);
      kept.push(place);
    }
  }
  return { kept, standing };
}

/** How one gets in touch: the telephone number, or the website of a place that has neither number nor address. */
function wayTo(place: KeptPlace): string | null {
  const phone = field(place, 'phone');
  const digits = (phone ?? '').replace(/[^0-9]/g, '');
  if (digits.length >= NUMBER_MIN) return digits;
  return phone === null && field(place, 'address') === null ? field(place, 'website') : null;
}

/**
 * What tells that a row that gives something beside its list is a place whose own list it is: the address, or the name and
 * the telephone number without its extension. "Elijah's Promise" gives clothes where its kitchen is.
 */
function doorsOf(place: KeptPlace): string[] {
  const text = (name: string) => field(place, name) ?? '';
  const door = addressOf(place);
  const digits = text('phone')
    .replace(/[^0-9]/g, '')
    .slice(0, NUMBER_MIN);
  return [
    ...(door === '' ? [] : [`${door}|${text('city')}|${text('county')}`]),
    ...(digits.length === NUMBER_MIN ? [`${nameOf(place)}|${digits}`] : []),
  ];
}

/**
 * What tells that rows of several lists are one place: the name and the address, or the telephone number without its
 * extension, in one town. place-facts/src/catalog/twins.rs does the same.
 */
export function marksOf(place: KeptPlace): string[] {
  const text = (name: string) => field(place, name) ?? '';
  if (text('city') === '') return [];
  const town = `${text('city')}|${text('county')}`;
  const digits = text('phone')
    .replace(/[^0-9]/g, '')
    .slice(0, NUMBER_MIN);
  return [
    `${nameOf(place)}|${addressOf(place)}|${town}`,
    ...(digits.length === NUMBER_MIN ? [`${digits}|${town}`] : []),
  ];
}

/** Whether a place takes all whom another row of it may take, as far as both say it, and sells nothing that the other gives. */
function takesAsMany(one: KeptPlace, two: KeptPlace): boolean {
  const [own, other] = [one.requirements, two.requirements];
  const isSame = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b);
  const isNamed = (a: Stated<unknown> | null, b: Stated<unknown> | null, all?: string) =>
    a === null || a.value === all || isSame(a.value, b?.value);
  const groups = ({ groups }: Requirements) => groups.map(({ value }) => value);
  return (
    isNamed(own.sex, other.sex, 'everybody') &&
    isNamed(own.household, other.household, 'both') &&
    isNamed(own.ages, other.ages) &&
    isNamed(own.residents, other.residents) &&
    (own.groups.length === 0 || isSame(groups(own), groups(other))) &&
    (!isForPeopleInside(one) || isForPeopleInside(two)) &&
    (own.cost?.value !== 'paid' || other.cost?.value === 'paid')
  );
}

/** Whether two rows with the same number or website are one place. */
function isOne(a: KeptPlace, b: KeptPlace, need: Need): boolean {
  const has = (name: string) => field(a, name) !== null;
  const isSame = (name: string) => field(a, name) === field(b, name);
  const isBeside = ({ serves }: KeptPlace) =>
    serves.some((it) => it.need === need && it.beside !== null);
  const isOneBeside = isBeside(a) || isBeside(b);
  const isKind = isSame('type') || (has('address') && !BY_KIND.includes(need)) || isOneBeside;
  const isThere = isSame('city') && isSame('county') && addressOf(a) === addressOf(b);
  const isKnown = has('phone')
    ? isKind && (has('address') || has('city'))
    : has('county') && nameOf(a) === nameOf(b);
  const agrees = isOneBeside || !has('hours') || field(b, 'hours') === null || isSame('hours');
  return isKnown && isThere && agrees && areForTheSame(a.requirements, b.requirements);
}

/** Whether two rows take the same people and cost the same, as far as both name a cost. */
function areForTheSame(a: Requirements, b: Requirements): boolean {
  const isSame = (a: readonly (Stated<unknown> | null)[], b: readonly (Stated<unknown> | null)[]) =>
    JSON.stringify(a.map((it) => it?.value)) === JSON.stringify(b.map((it) => it?.value));
  const people = ({ sex, household, ages, residents, groups }: Requirements) => [
    sex,
    household,
    ages,
    residents,
    ...groups,
  ];
  const isCost = a.cost === null || b.cost === null || a.cost.value === b.cost.value;
  return (
    isSame(people(a), people(b)) &&
    isForPeopleInside({ requirements: a }) === isForPeopleInside({ requirements: b }) &&
    isCost
  );
}

/** Which of two rows says more of a need: the one of whose list the need is, then the one with hours, then the longer. */
function compareSaid(a: KeptPlace, b: KeptPlace, need: Need): number {
  const hasHours = (place: KeptPlace) => Number(field(place, 'hours') !== null);
  const isOwn = ({ serves }: KeptPlace) => Number(serves[0]?.need === need);
  const fields = (place: KeptPlace) =>
    Object.keys(place.row).filter((name) => field(place, name) !== null).length;
  return isOwn(a) - isOwn(b) || hasHours(a) - hasHours(b) || fields(a) - fields(b);
}

/** A street without the ways in which two copies of it are written. */
function addressOf(place: KeptPlace): string {
  return wordsOf(field(place, 'address') ?? '');
}

/** A name, leaving out what is in brackets: "New Jersey Reentry Corporation (NJRC)". */
function nameOf(place: KeptPlace): string {
  const name = field(place, 'name') ?? '';
  return wordsOf(`${name.split('(')[0] ?? ''} ${name.split(')')[1] ?? ''}`);
}

function wordsOf(text: string): string {
  return split(text)
    .map((word) => SHORT.get(word) ?? word)
    .join(' ');
}
