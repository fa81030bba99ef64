import { banner } from '../paths.mjs';

/** The data of each success example of the contract, for the mock transport. */
export function emitExamples(operations) {
  const rows = operations.map(({ id, examples }) => `${id}: ${JSON.stringify(examples)},`);
  return `// ${banner}
import type { OperationId } from '../client/types.js';

/** Example data by operation and name; the first is the default. */
export const examples: Readonly<Record<OperationId, Readonly<Record<string, unknown>>>> = {
${rows.join('\n')}
};
`;
}
