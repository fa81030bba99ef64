const maxPlaces = 8;
const place = /\/assets\/[\w./-]{1,80}\.js(?::\d{1,6}:\d{1,7})?/g;

/** The site's files that an error names, with positions: everything in it that is not user data. */
export function placesIn(error: unknown): readonly string[] {
  if (!(error instanceof Error)) return [];
  const { message, stack = '', cause } = error;
  const own = [message, stack].flatMap((text) => text.match(place) ?? []);
  return [...new Set([...own, ...placesIn(cause)])].slice(0, maxPlaces);
}
