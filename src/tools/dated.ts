/** Day of the last change of the rules, without loading them; `rules.test.ts` compares both. */
export const RULES_DATED = '2026-11-28';
