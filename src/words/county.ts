/** Says a place in a language: a county by its name without the word, "Cape May" of "Cape May County", and a town. */
export function placeIn(
  place: string,
  county: (name: string) => string,
  town: (name: string) => string,
): string {
  const [, name] = /^(.+) County$/.exec(place) ?? [];
  return name === undefined ? town(place) : county(name);
}

/** Says each of several places, with commas between. */
export function eachPlaceIn(places: string, say: (place: string) => string): string {
  return places.split(', ').map(say).join(', ');
}
