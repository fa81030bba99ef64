import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import fastJsonStringify, { type Schema } from 'fast-json-stringify';
import type { FastifyInstance } from 'fastify';

type FormatsPlugin = (ajv: Ajv2020) => Ajv2020;
const withFormats = addFormats as unknown as FormatsPlugin;

const common = {
  useDefaults: true,
  allErrors: true,
  strict: false,
  removeAdditional: false,
} as const;

// Shared by all applications of a process: what a schema was compiled to is kept by its object, and
// contractRoutes returns the same ones each time.
const body = withFormats(new Ajv2020({ ...common, coerceTypes: false }));
const address = withFormats(new Ajv2020({ ...common, coerceTypes: true }));
const serialisers = new Map<string, ReturnType<typeof fastJsonStringify>>();

/** Operations have most responses in common, above all those of failures: each is compiled once. */
function serialiserOf(schema: Schema) {
  const text = JSON.stringify(schema);
  const known = serialisers.get(text) ?? fastJsonStringify(schema);
  serialisers.set(text, known);
  return known;
}

/** Validates bodies as they are, without coercion or removal; texts of an address are coerced to numbers. */
export function registerValidation(app: FastifyInstance): void {
  app.setValidatorCompiler(({ schema, httpPart }) =>
    (httpPart === 'body' ? body : address).compile(schema as object),
  );
  app.setSerializerCompiler(({ schema }) => serialiserOf(schema as Schema));
}
