import { resolve } from './resolve.mjs';

const capitalised = (text) => text[0].toUpperCase() + text.slice(1);

/** Name of the type that an operation takes: `listProducts` → `ListProductsInput`. */
export const inputName = (id) => `${capitalised(id)}Input`;

/** A type that JSON Schema cannot express. */
export const typeMark = 'x-typescript-type';

const isJson = (holder) => Boolean(holder?.content && 'application/json' in holder.content);

/** Path parameters, query parameters and body in one object, as the SDK's functions take them. */
function inputSchema(bundle, item, operation) {
  const parameters = [...(item.parameters ?? []), ...(operation.parameters ?? [])]
    .map((parameter) => resolve(bundle, parameter))
    .filter((parameter) => ['path', 'query'].includes(parameter.in));
  const properties = Object.fromEntries(
    parameters.map(({ name, schema, description }) => [name, { ...schema, description }]),
  );
  const required = parameters.filter((one) => one.required).map(({ name }) => name);
  const body = resolve(bundle, operation.requestBody);
  if (body) {
    const { schema } = body.content['application/json'] ?? { schema: { [typeMark]: 'FormData' } };
    properties.body = schema;
    if (body.required || !isJson(body)) required.push('body');
  }
  const isEmpty = Object.keys(properties).length === 0;
  return isEmpty ? { [typeMark]: '{}' } : { type: 'object', properties, required };
}

/** The data of the envelope, or a file. */
function resultSchema(bundle, { responses }) {
  const success = resolve(bundle, responses['200']);
  if (!success) return { not: {} };
  if (!isJson(success)) return { [typeMark]: success.content ? 'FileResponse' : 'never' };
  const { schema } = success.content['application/json'];
  const parts = resolve(bundle, schema).allOf ?? [schema];
  const data = parts.map((part) => resolve(bundle, part).properties?.data).findLast(Boolean);
  return data ?? { [typeMark]: 'never' };
}

/** Schemas of what each operation takes and resolves with. */
export function callSchemas(bundle) {
  const operations = Object.values(bundle.paths).flatMap((item) =>
    Object.values(item)
      .filter(({ operationId }) => operationId)
      .map((operation) => ({ item, operation })),
  );
  return operations.map(({ item, operation }) => ({
    id: operation.operationId,
    input: inputSchema(bundle, item, operation),
    result: resultSchema(bundle, operation),
  }));
}
