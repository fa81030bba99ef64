import fastify from 'fastify';
import openapiGlue from 'fastify-openapi-glue';

const json = 'application/json';

/** Removes what the router neither parses nor serialises. */
function keepJson(described) {
  for (const type of Object.keys(described?.content ?? {}))
    if (type !== json) delete described.content[type];
}

/**
 * The contract as the router accepts it: handlers parse forms and stream files without the router's schemas, and it
 * would warn about each such type.
 */
export function routedContract(contract) {
  const copy = structuredClone(contract);
  for (const item of Object.values(copy.paths)) {
    for (const { requestBody, responses } of Object.values(item)) {
      for (const response of Object.values(responses)) keepJson(response);
      keepJson(requestBody);
    }
  }
  return copy;
}

const prose = new Set(['description', 'example', 'examples', 'summary', 'title']);
/** Keywords whose keys are names of properties. */
const named = new Set(['properties', 'patternProperties', '$defs']);

/** Leaves out of a schema what tells people alone, which is more than half of it. */
function withoutProse(value, isNamed = false) {
  if (Array.isArray(value)) return value.map((one) => withoutProse(one));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .filter(([key]) => isNamed || !(prose.has(key) || key.startsWith('x-')))
      .map(([key, one]) => [key, withoutProse(one, !isNamed && named.has(key))]),
  );
}

/**
 * Reads the routes of the contract with their schemas. Validating the contract and resolving its references takes more than a
 * second, which is spent when it is bundled instead of at each start of a server; parsing prose at each start took another half.
 */
export async function readRoutes(contract, options = {}) {
  const routes = [];
  // Never becomes ready, so it compiles nothing.
  const recorder = fastify({ exposeHeadRoutes: false, ...options });
  recorder.addHook('onRoute', ({ method, url, schema }) => {
    const { operationId, tags: _tags, ...read } = schema;
    routes.push({ id: operationId, method, url, schema: withoutProse(read) });
  });
  await recorder.register(openapiGlue, {
    specification: routedContract(contract),
    operationResolver: () => async () => null,
  });
  return routes;
}
