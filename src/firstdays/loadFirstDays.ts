import type { Backend } from '../backend/Backend';
import { readQuery, townOf, type Asked } from '../find/question';
import type { FindAnswer, FoundPlace, Near, Need, SearchHit } from '../generated/bindings';
import type { Item } from '../words/first.en';

/** Places that are shown for each thing. */
const SHOWN = 2;

/** Places that are asked for where not every kind of them suits. */
const LOOKED_AT = 20;
/** Kinds of places that treat people, and often help with the forms of Medicaid. */
const TREATS = /\b(health centers?|clinics?|hospitals?|medical centers?)\b/i;

/** Needs of the finder that answer a thing. */
export const NEED_OF = {
  bed: 'shelter',
  eat: 'food',
  medicaid: 'health',
  papers: 'id',
  work: 'work',
} as const satisfies Partial<Record<Item, Need>>;

/** What is shown of a place, wherever it was found. */
export type ShownPlace = Pick<
  FoundPlace & SearchHit,
  'id' | 'name' | 'city' | 'phone' | 'open' | 'miles'
> & {
  address?: string | null;
};

/** What fills the checklist; a thing whose places could not be had has null. */
export interface FirstDays {
  asked: Asked;
  near: Near | null;
  /** Other towns of the name that was said. */
  also: string[];
  nearUnknown: boolean;
  /** Wall-clock time in New Jersey of the answers. */
  at: string;
  keptAt: number | null;
  places: Partial<Record<Item, ShownPlace[] | null>>;
}

/** Asks the finder for each thing; what fails leaves the others alone. */
export async function loadFirstDays(backend: Backend, address: string): Promise<FirstDays> {
  const query = new URL(address).searchParams;
  if (!query.has('near')) query.set('near', townOf(backend));
  const asked = readQuery(query);
  const near = asked.near || null;
  const things = Object.entries(NEED_OF) as [keyof typeof NEED_OF, Need][];
  const question = { near, at: null, span: 'day' } as const;
  const limitOf = (need: Need) => (need === NEED_OF.medicaid ? LOOKED_AT : SHOWN);
  const [offices, ...answers] = await Promise.all([
    backend.search(`SNAP office ${asked.near}`.trim()).catch(() => null),
    ...things.map(([, need]) =>
      backend.find({ ...question, wishes: [], limit: limitOf(need), need }).catch(() => null),
    ),
  ]);
  const places: FirstDays['places'] = {
    benefits: offices?.hits.filter(isFoodOffice).slice(0, SHOWN) ?? null,
  };
  things.forEach(([item, need], at) => {
    const found = allOf(answers[at] ?? null);
    const suiting = need === NEED_OF.medicaid ? forMedicaid(found, near, places.benefits) : found;
    places[item] = suiting?.slice(0, SHOWN) ?? null;
  });
  const answer = answers.find((it) => it !== null);
  return {
    asked,
    near: answer?.near ?? null,
    also: answer?.also ?? [],
    nearUnknown: answer?.nearUnknown ?? false,
    at: answer?.at ?? '',
    keptAt: answer?.keptAt ?? null,
    places,
  };
}

/**
 * Places that fit, then those that open later. None that takes only people who live elsewhere, and none that one can
 * neither call nor go to.
 */
function allOf(answer: FindAnswer | null): FoundPlace[] | null {
  if (!answer) return null;
  const later = answer.others.filter(({ differs }) => !differs.includes('elsewhere'));
  return [...answer.places, ...later].filter(({ phone, address }) => phone ?? address);
}

/**
 * The office of the county takes the application, a clinic treats meanwhile. Help lines and other services for health are
 * no place to ask for Medicaid. Without a town no county is meant.
 */
function forMedicaid(
  found: FoundPlace[] | null,
  near: string | null,
  offices: ShownPlace[] | null | undefined,
): ShownPlace[] | null {
  const office = near === null ? [] : (offices?.slice(0, 1) ?? []);
  const clinics = found?.filter(({ kind, how }) => how === 'direct' && TREATS.test(kind ?? ''));
  return office.length > 0 ? [...office, ...(clinics ?? [])] : (clinics ?? null);
}

function isFoodOffice({ kind }: SearchHit): boolean {
  return kind?.includes('SNAP') ?? false;
}
