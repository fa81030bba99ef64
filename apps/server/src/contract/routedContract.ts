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

type Routed = Readonly<Record<string, Pick<OperationMeta, 'body'>>>;

/**
 * The contract as the router takes it: the operations that send multipart forms, or all others, as only the former have a
 * parser for them. Forms are read and files are streamed by handlers, past the router's schemas; it would warn about each
 * such type at every start.
 */
export function routedContract(operations: Routed, forms: boolean): object {
  const copy = structuredClone(contract) as unknown as {
    paths: Record<string, Record<string, RawOperation>>;
  };
  for (const item of Object.values(copy.paths)) {
    for (const [method, { operationId, requestBody, responses }] of Object.entries(item)) {
      for (const response of Object.values(responses)) keepJson(response);
      keepJson(requestBody);
      if ((operations[operationId]?.body === 'form') !== forms) delete item[method];
    }
  }
  return copy;
}
