import type { FirstAnswer } from './gatherAnswers.js';

/** Plain paths of this site: nothing that needs escaping in an attribute, no other host. */
const ownPicture = /^\/(?!\/)[\w./-]+$/;

/** Addresses of the pictures which the answers name at the given places. */
export function pictureAddresses(
  places: readonly string[],
  answers: Readonly<Record<string, FirstAnswer>>,
): string[] {
  return places.flatMap((place) => {
    const [operation, ...way] = place.split('.');
    const found = Object.values(answers).find((one) => one.operation === operation);
    const value = way.reduce<unknown>(step, found?.answer.data);
    return typeof value === 'string' && ownPicture.test(value) ? [value] : [];
  });
}

const step = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null && Object.hasOwn(value, name)
    ? (value as Readonly<Record<string, unknown>>)[name]
    : undefined;
