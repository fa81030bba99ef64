import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import type { FastifyInstance } from 'fastify';

type FormatsPlugin = (ajv: Ajv2020) => Ajv2020;
const withFormats = addFormats as unknown as FormatsPlugin;

const common = {
  useDefaults: true,
  allErrors: true,
  strict: false,
  removeAdditional: false,
} as const;

/** Validates bodies as they are, without coercion or removal; texts of an address are coerced to numbers. */
export function registerValidation(app: FastifyInstance): void {
  const body = withFormats(new Ajv2020({ ...common, coerceTypes: false }));
  const address = withFormats(new Ajv2020({ ...common, coerceTypes: true }));
  app.setValidatorCompiler(({ schema, httpPart }) =>
    (httpPart === 'body' ? body : address).compile(schema as object),
  );
}
