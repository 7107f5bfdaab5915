/** Says a place in a language: a county by its name without the word, "Cape May" of "Cape May County", and a town. */
export function placeIn(
  place: string,
  county: (name: string) => string,
  town: (name: string) => string,
): string {
  const [, name] = /^(.+) County$/.exec(place) ?? [];
  return name === undefined ? town(place) : county(name);
}
