import type { ListField } from './types.js';

const maxPerRow = 5;
const columns = 6;

/** The index of the first filter that the row has no room for; negative if it has room for all. */
const endOf = (fields: readonly ListField[], hasKeyword: boolean, room: number): number => {
  let count = hasKeyword ? 1 : 0;
  let used = count;
  return fields.findIndex(({ kind }) => {
    count += 1;
    used += 'of' in kind ? 2 : 1;
    return count > maxPerRow || used > room;
  });
};

/**
 * The filters in the first row of a wide card, and the rest. A range takes two of six columns, and so do the buttons; without
 * them the button for the rest takes one, if there is a rest.
 */
export function splitFields(
  fields: readonly ListField[],
  hasKeyword: boolean,
  hasButtons = false,
): [first: readonly ListField[], more: readonly ListField[]] {
  if (endOf(fields, hasKeyword, hasButtons ? columns - 2 : columns) < 0) return [fields, []];
  const end = endOf(fields, hasKeyword, hasButtons ? columns - 2 : columns - 1);
  return [fields.slice(0, end), fields.slice(end)];
}
