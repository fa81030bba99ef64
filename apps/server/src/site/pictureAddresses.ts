import type { PreloadedResponse } from './preloadResponses.js';

/** Plain paths of this site: no other host and nothing that needs escaping in an attribute. */
const ownPicture = /^\/(?!\/)[\w./-]+$/;

/** Returns the addresses of the pictures that the responses name at the given places. */
export function pictureAddresses(
  places: readonly string[],
  responses: Readonly<Record<string, PreloadedResponse>>,
): string[] {
  return places.flatMap((place) => {
    const [operation, ...steps] = place.split('.');
    const found = Object.values(responses).find((one) => one.operation === operation);
    const value = steps.reduce<unknown>(step, found?.answer.data);
    return typeof value === 'string' && ownPicture.test(value) ? [value] : [];
  });
}

const step = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null && Object.hasOwn(value, name)
    ? (value as Readonly<Record<string, unknown>>)[name]
    : undefined;
