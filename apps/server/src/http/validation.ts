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

/** Bodies are taken as they are: nothing coerced, nothing dropped. Texts of an address become numbers where asked. */
export function registerValidation(app: FastifyInstance): void {
  const body = withFormats(new Ajv2020({ ...common, coerceTypes: false }));
  const address = withFormats(new Ajv2020({ ...common, coerceTypes: true }));
  app.setValidatorCompiler(({ schema, httpPart }) =>
    (httpPart === 'body' ? body : address).compile(schema as object),
  );
}
