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

/**
 * Reads the routes of the contract with their schemas. Validating the contract and resolving its references takes more than a
 * second, which is spent when it is bundled instead of at each start of a server.
 */
export async function readRoutes(contract, options = {}) {
  const routes = [];
  // Never becomes ready, so it compiles nothing.
  const recorder = fastify({ exposeHeadRoutes: false, ...options });
  recorder.addHook('onRoute', ({ method, url, schema }) => {
    routes.push({ id: schema.operationId, method, url, schema });
  });
  await recorder.register(openapiGlue, {
    specification: routedContract(contract),
    operationResolver: () => async () => null,
  });
  return routes;
}
