import { resolve } from './resolve.mjs';

const variants = ['allOf', 'oneOf', 'anyOf'];
const nameOf = (reference) => reference.split('/').pop();

/** Names of the components a schema refers to, through arrays and alternatives. */
function references(schema) {
  if (schema.$ref) return [nameOf(schema.$ref)];
  const inner = [schema.items, ...variants.flatMap((kind) => schema[kind] ?? [])];
  return inner.filter(Boolean).flatMap(references);
}

/** A property is described by its own words, or by the one component it refers to, unless that is a mere format. */
function isDescribed(schema, formats) {
  const [name, ...others] = references(schema);
  return Boolean(schema.description) || (name && others.length === 0 && !formats.includes(name));
}

function undescribed(schema, where, formats) {
  if (typeof schema !== 'object' || schema === null) return [];
  const parts = [schema.items, ...variants.flatMap((kind) => schema[kind] ?? [])];
  return [
    ...Object.entries(schema.properties ?? {}).flatMap(([name, property]) => [
      ...(isDescribed(property, formats) ? [] : [`${where}.${name}`]),
      ...undescribed(property, `${where}.${name}`, formats),
    ]),
    ...parts.flatMap((part) => undescribed(part, where, formats)),
  ];
}

const mediaOf = (holder) => Object.values(holder?.content ?? {}).map(({ schema }) => schema);

function ofOperation(bundle, item, operation, formats) {
  const parameters = [...(item.parameters ?? []), ...(operation.parameters ?? [])];
  const schemas = [
    ...mediaOf(resolve(bundle, operation.requestBody)),
    ...mediaOf(resolve(bundle, operation.responses['200'])),
  ];
  return [
    ...parameters
      .map((parameter) => resolve(bundle, parameter))
      .filter(({ description }) => !description)
      .map(({ name }) => `${operation.operationId}: ${name}`),
    ...schemas.flatMap((schema) => undescribed(schema, operation.operationId, formats)),
  ];
}

/**
 * Throws unless every parameter, schema and property has a description. A format (`Id`, `Date`, `Wan` …) says how a
 * value is written, not what it means, so that its property needs one of its own.
 */
export function checkDescriptions(bundle, formats) {
  const schemas = Object.entries(bundle.components.schemas);
  const missing = [
    ...schemas.filter(([, schema]) => !schema.description).map(([name]) => name),
    ...schemas.flatMap(([name, schema]) => undescribed(schema, name, formats)),
    ...Object.values(bundle.paths).flatMap((item) =>
      Object.values(item)
        .filter(({ operationId }) => operationId)
        .flatMap((operation) => ofOperation(bundle, item, operation, formats)),
    ),
  ];
  if (missing.length > 0) {
    throw new Error(`These have no description:\n${[...new Set(missing)].join('\n')}`);
  }
}
