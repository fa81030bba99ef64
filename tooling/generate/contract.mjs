import { checkOperations } from './contractRules.mjs';
import { resolve } from './resolve.mjs';

const methods = ['get', 'put', 'post', 'delete', 'patch'];

/** Whether a session is needed: `public`, `optional` or `session`; `partner` needs a partner's secret instead. */
function accessOf(bundle, operation) {
  const security = operation.security ?? bundle.security ?? [];
  if (security.length === 0) return 'public';
  if (security.some((entry) => 'partnerSecret' in entry)) return 'partner';
  return security.some((entry) => Object.keys(entry).length === 0) ? 'optional' : 'session';
}

/** Whether an operation has no effect, so that it may be shared and retried: a GET unless marked, a POST if marked. */
function isRead(method, operation) {
  return method === 'get' ? operation['x-effect'] !== true : operation['x-read'] === true;
}

function bodyOf({ requestBody }) {
  if (!requestBody) return 'none';
  if ('multipart/form-data' in (requestBody.content ?? {})) return 'form';
  return requestBody.required === true ? 'required' : 'optional';
}

function propertyNames(bundle, node) {
  const schema = resolve(bundle, node);
  return [
    ...Object.keys(schema?.properties ?? {}),
    ...(schema?.allOf ?? []).flatMap((part) => propertyNames(bundle, part)),
  ];
}

const bodySchema = (bundle, { requestBody }) =>
  resolve(bundle, requestBody)?.content?.['application/json']?.schema;

/** Names of the JSON body's fields. */
const bodyNamesOf = (bundle, operation) => [
  ...new Set(propertyNames(bundle, bodySchema(bundle, operation))),
];

/** The fields of the objects in the JSON body, by their path: `companyInfo.nsrsbh`. */
function nestedNames(bundle, node, path = []) {
  const schema = resolve(bundle, node);
  const own = Object.entries(schema?.properties ?? {}).flatMap(([name, property]) => {
    const here = [...path, name];
    const below = nestedNames(bundle, property, here);
    return path.length > 0 ? [here.join('.'), ...below] : below;
  });
  return [...own, ...(schema?.allOf ?? []).flatMap((part) => nestedNames(bundle, part, path))];
}

/** How a query parameter is sent, according to its marks. */
const marksOf = (parameter) => ({
  name: parameter.name,
  sendEmpty: parameter['x-send-empty'] === true,
  falseAsEmpty: parameter['x-false-as-empty'] === true,
});

/** Whose responses are cached, by the operation's mark. */
const caches = { public: 'everybody', visitors: 'visitors' };

/** Whether the response is a file instead of an envelope. */
const isFile = (success) => Boolean(success?.content) && !('application/json' in success.content);

/** Data of the success examples by name. */
function examplesOf(id, success) {
  if (isFile(success)) return {};
  const media = success?.content?.['application/json'];
  const named = media?.examples
    ? Object.entries(media.examples).map(([name, { value }]) => [name, value])
    : [['default', media?.example]];
  for (const [name, value] of named) {
    if (value?.data === undefined)
      throw new Error(`${id}: the response \`${name}\` has no example`);
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
        permission: operation['x-permission'] ?? null,
        idempotent: operation['x-idempotent'] === true,
        read: isRead(method, operation),
        cached: caches[operation['x-cache']] ?? false,
        regional: operation['x-regional'] === true,
        invalidates: operation['x-invalidates'],
        session: operation['x-session'] ?? null,
        widget: operation['x-widget'] === true,
        partnerScoped: operation['x-partner-scope'] === true,
        headers: operation['x-headers'] ?? null,
        owners: operation['x-owner'] ?? {},
        served: operation['x-served'] !== false,
        access: accessOf(bundle, operation),
        returnsToken: Boolean(success?.headers?.['X-Access-Token']),
        examples: examplesOf(operation.operationId, success),
        pathNames: parameters.filter((p) => p.in === 'path').map((p) => p.name),
        queryNames: parameters.filter((p) => p.in === 'query').map((p) => p.name),
        query: parameters.filter((p) => p.in === 'query').map(marksOf),
        filters: operation['x-filters'] === true,
        deprecated: operation.deprecated === true,
        replacement: operation['x-replacement'] ?? null,
        bodyNames: bodyNamesOf(bundle, operation),
        nestedNames: [...new Set(nestedNames(bundle, bodySchema(bundle, operation)))],
        body: bodyOf(operation),
        file: isFile(success),
      });
    }
  }
  checkOperations(
    found,
    bundle.tags.map(({ name }) => name),
  );
  return found.sort((a, b) => (a.id < b.id ? -1 : 1));
}
