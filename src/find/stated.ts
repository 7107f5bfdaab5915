import type { Requirements } from '../generated/bindings';

/** The words of the source that the answers of a place were read from, each once. */
export function stated(requirements: Requirements): string[] {
  const { id, referral, residents, ages, sex, household, sober, cost, entry, record } =
    requirements;
  const { languages } = requirements;
  const single = [
    id,
    referral,
    residents,
    ages,
    sex,
    household,
    sober,
    cost,
    entry,
    record,
    languages,
  ];
  const { papers, groups, conditions } = requirements;
  // A note stands among the answers as it is.
  const other = conditions.filter(({ value }) => value !== 'note' && value !== 'only-some');
  const words = [...single, ...papers, ...groups, ...other].flatMap((it) => (it ? [it.words] : []));
  return [...new Set(words)];
}
