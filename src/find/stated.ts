import type { Requirements } from '../generated/bindings';

/** The words of the source that the answers of a place were read from, each once. */
export function stated(requirements: Requirements): string[] {
  const { id, referral, residents, ages, sex, household, sober, cost, entry, record } =
    requirements;
  const single = [id, referral, residents, ages, sex, household, sober, cost, entry, record];
  const words = [...single, ...requirements.papers, ...requirements.groups].flatMap((it) =>
    it ? [it.words] : [],
  );
  return [...new Set(words)];
}
