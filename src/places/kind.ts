/** Whether the name of a place says what kind it is: "St. Mary's Food Pantry" is a food pantry. */
export function isEvident(kind: string, name: string): boolean {
  const words = (text: string) => text.toLowerCase().match(/[\p{L}\p{N}-]+/gu) ?? [];
  const named = new Set(words(name).flatMap((word) => [word, word.replace(/s$/, '')]));
  return words(kind).every((word) => named.has(word) || named.has(word.replace(/s$/, '')));
}
