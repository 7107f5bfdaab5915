/** An address that its owner knows and that a person who looks over a shoulder cannot write down. */
export function masked(email: string): string {
  const at = email.lastIndexOf('@');
  const [first = ''] = Array.from(email);
  return `${first}…${email.slice(at)}`;
}
