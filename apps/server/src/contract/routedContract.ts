import contract from '@huiqi/openapi/bundle.json' with { type: 'json' };

const json = 'application/json';

interface Described {
  content?: Record<string, unknown>;
}

interface RawOperation {
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
 * The contract as the router accepts it: handlers parse forms and stream files without the router's schemas, and it
 * would warn about each such type at every start.
 */
export function routedContract(): object {
  const copy = structuredClone(contract) as unknown as {
    paths: Record<string, Record<string, RawOperation>>;
  };
  for (const item of Object.values(copy.paths)) {
    for (const { requestBody, responses } of Object.values(item)) {
      for (const response of Object.values(responses)) keepJson(response);
      keepJson(requestBody);
    }
  }
  return copy;
}
