import { NOTHING, type Choices } from './plan';
import { rules } from './rules';

/** Lives as long as the visit; the end of a visit clears it. */
const KEPT = 'papers';

const ANSWERS = ['born-nj', 'born-elsewhere', 'housed', 'no-home', 'six-months', 'longer'] as const;

/** One bit for each tap. New ones are added at the end, so that old codes keep their meaning. */
function bits(): string[] {
  return [...ANSWERS, ...rules.holds.map(({ id }) => id)];
}

/** Choices as a few characters that say nothing to someone who sees the address. */
export function codeOf({ holds, born, home, left }: Choices): string {
  const chosen = [born, home, left, ...holds];
  const sum = bits().reduce((all, id, at) => all + (chosen.includes(id) ? 2 ** at : 0), 0);
  return sum.toString(36);
}

/** Reads what `codeOf` writes; null for anything else. */
export function choicesOf(code: string): Choices | null {
  if (!/^[0-9a-z]{1,8}$/.test(code)) return null;
  const sum = parseInt(code, 36);
  if (sum >= 2 ** bits().length) return null;
  const chosen = bits().filter((_, at) => Math.floor(sum / 2 ** at) % 2 === 1);
  const one = <T extends string>(...names: T[]) => names.find((it) => chosen.includes(it)) ?? null;
  return {
    holds: rules.holds.map(({ id }) => id).filter((id) => chosen.includes(id)),
    born: one('born-nj', 'born-elsewhere'),
    home: one('housed', 'no-home'),
    left: one('six-months', 'longer'),
  };
}

/** The address of a plan; its choices stand behind the `#`, which no server is told. */
export function addressOf(website: string, choices: Choices): string {
  return new URL(`/papers#${codeOf(choices)}`, website).href;
}

/** Choices of the address, else those of this visit. */
export function openedChoices(hash: string): Choices {
  const kept = choicesOf(hash.slice(1)) ?? choicesOf(sessionStorage.getItem(KEPT) ?? '');
  return kept ?? NOTHING;
}

/** Keeps choices for the visit. */
export function keepChoices(choices: Choices): void {
  sessionStorage.setItem(KEPT, codeOf(choices));
}
