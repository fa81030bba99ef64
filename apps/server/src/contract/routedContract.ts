import contract from '@huiqi/openapi/bundle.json' with { type: 'json' };

const json = 'application/json';

interface Described {
  content?: Record<string, unknown>;
}

interface RawOperation {
  operationId: string;
  requestBody?: Described;
  responses: Record<string, Described>;
}

/** A description of this much the router needs: what it neither parses nor serialises goes. */
function keepJson(described: Described | undefined): void {
  if (!described?.content) return;
  for (const type of Object.keys(described.content))
    if (type !== json) delete described.content[type];
}

/**
 * The contract as the router takes it. Files are streamed past its serialisers, and uploads of operations
 * that are not served have no parser; the router would warn of each such type at every start.
 */
export function routedContract(unserved: readonly string[]): object {
  const copy = structuredClone(contract) as unknown as {
    paths: Record<string, Record<string, RawOperation>>;
  };
  for (const item of Object.values(copy.paths)) {
    for (const { operationId, requestBody, responses } of Object.values(item)) {
      for (const response of Object.values(responses)) keepJson(response);
      if (unserved.includes(operationId)) keepJson(requestBody);
    }
  }
  return copy;
}
