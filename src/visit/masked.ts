/** An address or phone number that its owner knows and that a person who looks over a shoulder cannot
 * write down. */
export function masked(email: string): string {
  if (email.startsWith('+')) return `…${email.slice(-4)}`;
  const at = email.lastIndexOf('@');
  const [first = ''] = Array.from(email);
  return `${first}…${email.slice(at)}`;
}
