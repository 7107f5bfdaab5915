import { LIMITS } from '../generated/limits';

// The twin of sync-protocol/src/rules.rs. Both follow sync-protocol/cases/validation.json.

/** VAL-1: exactly one @, and exactly two dot-separated pieces after it. */
export function isEmail(text: string): boolean {
  const [local, domain, ...more] = text.split('@');
  const pieces = domain?.split('.') ?? [];
  return more.length === 0 && local !== '' && pieces.length === 2 && pieces.every(Boolean);
}

/** VAL-2: eight characters or more, with an uppercase letter, a lowercase letter and a digit. */
export function isStrongPassword(text: string): boolean {
  return (
    Array.from(text).length >= LIMITS.passwordMin &&
    new TextEncoder().encode(text).length <= LIMITS.passwordMaxBytes &&
    /\p{Uppercase}/u.test(text) &&
    /\p{Lowercase}/u.test(text) &&
    /[0-9]/.test(text)
  );
}
