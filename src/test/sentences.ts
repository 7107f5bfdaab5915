/** Every sentence with its place; functions are asked with numbers. */
export function sentences(words: object, place = ''): [string, string][] {
  return Object.entries(words).flatMap(([name, value]: [string, unknown]): [string, string][] => {
    const here = `${place}.${name}`;
    if (typeof value === 'string') return [[here, value]];
    if (typeof value === 'function') {
      return [[here, String((value as (...n: number[]) => unknown)(7, 9))]];
    }
    return sentences(value as object, here);
  });
}
