import { _, type FuncKeywordDefinition, type ValidateFunction } from 'ajv';
import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import fastJsonStringify, { type Schema } from 'fast-json-stringify';
import type { FastifySchemaCompiler } from 'fastify';
import fp from 'fastify-plugin';

type FormatsPlugin = (ajv: Ajv2020) => Ajv2020;
const withFormats = addFormats as unknown as FormatsPlugin;

const common = {
  useDefaults: true,
  allErrors: true,
  strict: false,
  removeAdditional: false,
  // The contract's schemas are valid (contractRoutes.test.ts). To compile what would check them takes a fifth of a second,
  // in which the first requests of a process wait.
  meta: false,
  validateSchema: false,
} as const;

const invisible = /[\s\p{Cf}]/gu;

/** Blanks and invisible characters do not count as text: required lengths ignore them. */
const minLength: FuncKeywordDefinition = {
  keyword: 'minLength',
  type: 'string',
  schemaType: 'number',
  validate: (least: number, text: string) => [...text.replace(invisible, '')].length >= least,
  error: { message: 'too little text', params: ({ schemaCode }) => _`{limit: ${schemaCode}}` },
};

const withText = (ajv: Ajv2020): Ajv2020 => {
  ajv.removeKeyword('minLength');
  ajv.addKeyword(minLength);
  return ajv;
};

// Shared by all applications of a process: compiled schemas are cached by object, and contractRoutes always returns the
// same ones.
const body = withText(withFormats(new Ajv2020({ ...common, coerceTypes: false })));
const address = withFormats(new Ajv2020({ ...common, coerceTypes: true }));
const serialisers = new Map<string, ReturnType<typeof fastJsonStringify>>();

/** Operations share most responses, especially failures: each is compiled once. */
function serialiserOf(schema: Schema) {
  const text = JSON.stringify(schema);
  const known = serialisers.get(text) ?? fastJsonStringify(schema);
  serialisers.set(text, known);
  return known;
}

/** Compiles a schema on its first use: compiling those of all operations is half of the work of a start. */
function validateLater(ajv: Ajv2020, schema: object) {
  let compiled: ValidateFunction | undefined;
  const validate: ReturnType<FastifySchemaCompiler<unknown>> = (value) => {
    compiled ??= ajv.compile(schema);
    const isValid = compiled(value);
    validate.errors = compiled.errors ?? null;
    return isValid;
  };
  return validate;
}

function serialiseLater(schema: Schema) {
  let compiled: ReturnType<typeof fastJsonStringify> | undefined;
  return (value: unknown) => (compiled ??= serialiserOf(schema))(value);
}

/** Validates bodies as they are, without coercion or removal; texts of an address are coerced to numbers. */
export const validation = fp(
  async (app) => {
    app.setValidatorCompiler(({ schema, httpPart }) =>
      validateLater(httpPart === 'body' ? body : address, schema as object),
    );
    app.setSerializerCompiler(({ schema }) => serialiseLater(schema as Schema));
  },
  { name: 'validation' },
);
