/** Words that say wherever they stand that an address is kept from strangers. */
const WORDS = ['confidential', 'confidencial', 'undisclosed'];
const PHRASES = [
  'address is private',
  'address private',
  'address withheld',
  'call for address',
  'call for location',
  'kept private',
  'llame para la direccion',
  'not disclosed',
  'private address',
];
/** What says it as the whole address: "Private Road" is one. */
const WHOLE = ['private', 'privada', 'privado'];

/**
 * Whether an address is none to go to: "Confidential", "Call for address". `place-facts/src/hidden_address.rs` does the same.
 */
export function isHidden(address: string): boolean {
  const plain = address.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
  const words = plain.split(/[^\p{L}\p{N}]+/u).filter((word) => word !== '');
  const line = words.join(' ');
  return (
    words.some((word) => WORDS.includes(word)) ||
    PHRASES.some((phrase) => line.includes(phrase)) ||
    WHOLE.includes(line)
  );
}
