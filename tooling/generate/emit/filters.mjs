import { banner } from '../paths.mjs';

/** Names of the query parameters that carry a mark; a name means the same in every operation. */
function named(operations, mark) {
  const all = operations.flatMap(({ id, query }) => query.map((one) => ({ id, ...one })));
  const names = [...new Set(all.filter((one) => one[mark]).map(({ name }) => name))].sort();
  const unmarked = all.find((one) => names.includes(one.name) && !one[mark]);
  if (unmarked)
    throw new Error(`${unmarked.id}: \`${unmarked.name}\` lacks the mark other operations have`);
  return names;
}

/** How to send filters whose empty or false value has a meaning (spec 1 §5, spec 2 §5). */
export function emitFilters(operations) {
  const rows = {
    sentEmpty: named(operations, 'sendEmpty'),
    falseAsEmpty: named(operations, 'falseAsEmpty'),
  };
  return `// ${banner}

/** Filters that are sent when empty (\`x-send-empty\`); others are left out. */
export const sentEmpty: readonly string[] = ${JSON.stringify(rows.sentEmpty)};

/** Filters whose false is sent as an empty text (\`x-false-as-empty\`). */
export const falseAsEmpty: readonly string[] = ${JSON.stringify(rows.falseAsEmpty)};
`;
}
