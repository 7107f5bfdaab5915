/** Returns a phone number as people write it in the E.164 form; null if it cannot be one. */
export function phoneNumberOf(text: string): string | null {
  if (/[^\d\s().+/-]/.test(text)) return null;
  const digits = text.replace(/\D/g, '');
  const isInternational = text.trim().startsWith('+');
  if (isInternational) return /^[1-9]\d{6,14}$/.test(digits) ? `+${digits}` : null;
  const local = digits.replace(/^1(?=\d{10}$)/, '');
  return /^[2-9]\d{9}$/.test(local) ? `+1${local}` : null;
}

/** Returns whether an account of this name has no email: then its phone number is its name. */
export function isPhoneNumber(name: string): boolean {
  return name.startsWith('+');
}

/** Returns how a phone number (E.164) is shown; other texts stay as they are. */
export function shownPhoneNumber(text: string): string {
  return text.replace(/^\+1(\d{3})(\d{3})(\d{4})$/, '($1) $2-$3');
}

/** Keeps a number that is shown in a sentence from being broken over two lines. */
export function onOneLine(number: string): string {
  return number.replace(/ /g, '\u00a0');
}
