/** The sentences around what a place asks for, loaded with its choices. */
export const requirements = {
  title: 'Choose what the place asks for',
  hint: 'Each choice writes a sentence into the notes above. Choose only what the place told you.',
  unsaid: 'Not said here',
  fields: {
    id: 'ID',
    entry: 'How to get in',
    cost: 'Cost',
    referral: 'Referral',
    languages: 'Languages',
    wheelchair: 'Wheelchair',
    sober: 'Sobriety',
    record: 'A record',
  },
  choices: {
    id: { none: 'No ID needed', any: 'Any ID', photo: 'Photo ID' },
    entry: {
      'walk-in': 'Walk in',
      'call-first': 'Call before you come',
      appointment: 'By appointment',
    },
    cost: {
      free: 'Free',
      low: 'Low cost',
      sliding: 'Depends on income',
      donation: 'They ask for a donation',
    },
    referral: { needed: 'Needed', helps: 'Not needed, but it helps' },
    languages: { es: 'Spanish', mul: 'Many languages' },
    wheelchair: { true: 'A wheelchair gets in', false: 'A wheelchair does not get in' },
    sober: { true: 'People must be sober' },
    record: { welcome: 'Welcomes people with a record', some: 'Checks records' },
  },
};

/** A language that lacks a sentence does not compile. */
export type RequirementWords = typeof requirements;
