import { Ajv2020 } from 'ajv/dist/2020.js';
import { expect, test } from 'vitest';
import { contractRoutes } from './contractRoutes.js';

interface ByType {
  readonly content: Readonly<Record<string, { readonly schema: object }>>;
}

test('every schema that requests are checked with is valid', () => {
  const ajv = new Ajv2020({ strict: false });
  const invalid = contractRoutes.filter(({ schema: { body, headers, params, querystring } }) => {
    const bodies = Object.values((body as ByType | undefined)?.content ?? {});
    const schemas = [...bodies.map(({ schema }) => schema), headers, params, querystring];
    return schemas.some((schema) => schema !== undefined && !ajv.validateSchema(schema as object));
  });
  expect(invalid.map(({ id }) => id)).toEqual([]);
});
