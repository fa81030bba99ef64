import type { ListField } from './types.js';

const maxPerRow = 5;
const columns = 6;

/**
 * The filters in the first row of a wide card, and the rest. A range takes two of six columns, and so do the buttons.
 */
export function splitFields(
  fields: readonly ListField[],
  hasKeyword: boolean,
  hasButtons = false,
): [first: readonly ListField[], more: readonly ListField[]] {
  let count = hasKeyword ? 1 : 0;
  let used = count;
  const room = hasButtons ? columns - 2 : columns;
  const end = fields.findIndex(({ kind }) => {
    count += 1;
    used += 'of' in kind ? 2 : 1;
    return count > maxPerRow || used > room;
  });
  return end < 0 ? [fields, []] : [fields.slice(0, end), fields.slice(end)];
}
