/** What can be chosen. */
export type Field =
  'id' | 'entry' | 'cost' | 'referral' | 'languages' | 'wheelchair' | 'sober' | 'record';

/**
 * The sentence of each choice, in English as the lists have it. The service reads it again
 * (`sync-protocol/cases/tapped_requirements.json` ties the two).
 */
export const SENTENCES = {
  id: { none: 'No ID needed', any: 'Bring ID', photo: 'Bring a photo ID' },
  entry: {
    'walk-in': 'Walk in',
    'call-first': 'Call before coming',
    appointment: 'By appointment',
  },
  cost: {
    free: 'Free',
    low: 'Low-cost',
    sliding: 'Cost based on income',
    donation: 'Donation asked',
  },
  referral: { needed: 'Referral needed', helps: 'Referral helps' },
  languages: { es: 'Spanish spoken', mul: 'Many languages spoken' },
  wheelchair: { true: 'Wheelchair accessible', false: 'Not wheelchair accessible' },
  sober: { true: 'Must be sober' },
  record: { welcome: 'People with a record are welcome', some: 'Background check' },
} as const satisfies Record<Field, Record<string, string>>;

export const FIELDS = Object.keys(SENTENCES) as Field[];

/** The choices of a field. */
export function choicesOf(field: Field): [choice: string, sentence: string][] {
  return Object.entries(SENTENCES[field]);
}

/** Takes one sentence out of a text and puts another one at its end; either may be empty. */
export function withSentence(text: string, old: string, next: string): string {
  const found = new RegExp(`(^|[.;]\\s*)${escaped(old)}\\s*(?:[.;]\\s*|$)`, 'i');
  const kept = (old ? text.replace(found, '$1') : text).trim();
  if (!next) return kept;
  const start = kept === '' || /[.;!?]$/.test(kept) ? kept : `${kept}.`;
  return `${start} ${next}.`.trim();
}

/** The choice whose sentence stands in a text; empty when there is none. */
export function chosenIn(text: string, field: Field): string {
  const all = text.split(/[.;]/).map((it) => it.trim().toLowerCase());
  const found = choicesOf(field).find(([, sentence]) => all.includes(sentence.toLowerCase()));
  return found?.[0] ?? '';
}

function escaped(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}
