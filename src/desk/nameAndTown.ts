/** A place with its town. A town with which the name ends is not repeated. */
export function nameAndTown(name: string, town: string): string {
  const [words, last] = [wordsOf(name), wordsOf(town)];
  const isSaid = words === last || words.endsWith(` ${last}`);
  return town && !isSaid ? `${name}, ${town}` : name;
}

function wordsOf(text: string): string {
  return text
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)
    .join(' ');
}
