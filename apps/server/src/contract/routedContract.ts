import contract from '@huiqi/openapi/bundle.json' with { type: 'json' };
import type { OperationMeta } from '@huiqi/sdk/contract';

const json = 'application/json';

interface Described {
  content?: Record<string, unknown>;
}

interface RawOperation {
  operationId: string;
  requestBody?: Described;
  responses: Record<string, Described>;
}

/** Removes what the router neither parses nor serialises. */
function keepJson(described: Described | undefined): void {
  if (!described?.content) return;
  for (const type of Object.keys(described.content))
    if (type !== json) delete described.content[type];
}

/**
 * The contract as the router takes it. Files are streamed past its serialisers, and uploads of operations that are not
 * served have no parser; the router would warn about each such type at every start.
 */
export function routedContract(
  operations: Readonly<Record<string, Pick<OperationMeta, 'served'>>>,
): object {
  const copy = structuredClone(contract) as unknown as {
    paths: Record<string, Record<string, RawOperation>>;
  };
  for (const item of Object.values(copy.paths)) {
    for (const { operationId, requestBody, responses } of Object.values(item)) {
      for (const response of Object.values(responses)) keepJson(response);
      if (!operations[operationId]?.served) keepJson(requestBody);
    }
  }
  return copy;
}
