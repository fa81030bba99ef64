const methods = ['get', 'put', 'post', 'delete', 'patch'];

const resolve = (bundle, node) => {
  let current = node;
  while (current?.$ref) {
    const steps = current.$ref.replace('#/', '').split('/');
    current = steps.reduce(
      (value, step) => value?.[step.replaceAll('~1', '/').replaceAll('~0', '~')],
      bundle,
    );
  }
  return current;
};

/** Whether a session is needed: `public`, `optional` or `session`. */
function accessOf(bundle, operation) {
  const security = operation.security ?? bundle.security ?? [];
  if (security.length === 0) return 'public';
  return security.some((entry) => Object.keys(entry).length === 0) ? 'optional' : 'session';
}

/** Whether the answer is a file instead of an envelope. */
const isFile = (success) => Boolean(success?.content) && !('application/json' in success.content);

/** Data of the success examples by name. */
function examplesOf(id, success) {
  if (isFile(success)) return {};
  const media = success?.content?.['application/json'];
  const named = media?.examples
    ? Object.entries(media.examples).map(([name, { value }]) => [name, value])
    : [['default', media?.example]];
  for (const [name, value] of named) {
    if (value?.data === undefined) throw new Error(`${id}: the answer \`${name}\` has no example`);
  }
  return Object.fromEntries(named.map(([name, value]) => [name, value.data]));
}

/** Every operation of the bundled contract, flattened and ordered by tag, then path. */
export function listOperations(bundle) {
  const found = [];
  for (const [path, item] of Object.entries(bundle.paths)) {
    for (const method of methods) {
      const operation = item[method];
      if (!operation) continue;
      const parameters = [...(item.parameters ?? []), ...(operation.parameters ?? [])].map((p) =>
        resolve(bundle, p),
      );
      const success = resolve(bundle, operation.responses['200']);
      found.push({
        id: operation.operationId,
        method: method.toUpperCase(),
        path,
        tag: operation.tags[0],
        summary: operation.summary,
        description: operation.description,
        source: operation['x-source'],
        spec: operation['x-spec'],
        errors: operation['x-errors'] ?? [],
        roles: operation['x-roles'] ?? [],
        idempotent: operation['x-idempotent'] === true,
        access: accessOf(bundle, operation),
        renewsToken: Boolean(success?.headers?.['X-Access-Token']),
        examples: examplesOf(operation.operationId, success),
        pathNames: parameters.filter((p) => p.in === 'path').map((p) => p.name),
        queryNames: parameters.filter((p) => p.in === 'query').map((p) => p.name),
        hasBody: Boolean(operation.requestBody),
        file: isFile(success),
      });
    }
  }
  check(found);
  return found.sort((a, b) => (a.id < b.id ? -1 : 1));
}

/** Path, query and `body` share one input object, so their names may not meet. */
function check(operations) {
  const ids = new Set();
  for (const { id, path, pathNames, queryNames } of operations) {
    if (ids.has(id)) throw new Error(`${id}: the operationId is used twice`);
    ids.add(id);
    const names = [...pathNames, ...queryNames];
    const clash = names.find((name, at) => name === 'body' || names.indexOf(name) !== at);
    if (clash)
      throw new Error(`${id}: the parameter name \`${clash}\` collides in the input object`);
    const inPath = [...path.matchAll(/\{([^}]+)\}/g)].map((match) => match[1]);
    const undeclared = inPath.find((name) => !pathNames.includes(name));
    if (undeclared) throw new Error(`${id}: path parameter \`${undeclared}\` is not declared`);
  }
}
