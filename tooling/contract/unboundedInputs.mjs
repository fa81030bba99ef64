/** Formats whose texts are as long as their form. */
const sized = ['date', 'date-time', 'uuid', 'binary'];

const isText = ({ type, enum: values, const: value, pattern, format }) =>
  [type].flat().includes('string') &&
  values === undefined &&
  value === undefined &&
  pattern === undefined &&
  !sized.includes(format);

/** Texts and lists of request bodies that may be of any length, as `operationId.property`: none, or one request fills the database. */
export function unboundedInputs(document) {
  const resolve = (schema) => {
    let found = schema;
    while (found.$ref)
      found = found.$ref
        .split('/')
        .slice(1)
        .reduce((at, key) => at[key], document);
    return found;
  };
  const faults = new Set();
  const read = (schema, path, seen) => {
    const found = resolve(schema);
    if (seen.has(found)) return;
    const within = new Set(seen).add(found);
    if (isText(found) && found.maxLength === undefined) faults.add(path);
    if ([found.type].flat().includes('array') && found.maxItems === undefined) faults.add(path);
    for (const [name, property] of Object.entries(found.properties ?? {}))
      read(property, `${path}.${name}`, within);
    if (found.items) read(found.items, `${path}[]`, within);
    for (const part of [found.oneOf, found.anyOf, found.allOf].flat())
      if (part) read(part, path, within);
  };
  for (const { operationId, requestBody } of Object.values(document.paths).flatMap((path) =>
    Object.values(path),
  ))
    for (const { schema } of Object.values(requestBody?.content ?? {}))
      read(schema, operationId, new Set());
  return [...faults].sort();
}
