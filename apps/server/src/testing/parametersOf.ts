import contract from '@huiqi/openapi/bundle.json' with { type: 'json' };
import type { Schema } from './arbitraryOf.js';
import type { Operation } from './operations.js';

interface Parameter {
  readonly name: string;
  readonly in: string;
  readonly required?: boolean;
  readonly schema: Schema;
}

interface RawOperation {
  readonly parameters?: readonly (Parameter | { readonly $ref: string })[];
  readonly requestBody?: {
    readonly content: Readonly<Record<string, { readonly schema: Schema }>>;
  };
}

const paths = contract.paths as unknown as Record<string, Record<string, RawOperation>>;
const shared = contract.components.parameters as unknown as Record<string, Parameter>;
const rawOf = ({ path, method }: Operation): RawOperation =>
  paths[path]?.[method.toLowerCase()] ?? {};

/** The parameters of an operation's path and query. */
export const parametersOf = (operation: Operation): Parameter[] =>
  (rawOf(operation).parameters ?? []).map((one) =>
    '$ref' in one ? (shared[one.$ref.split('/').at(-1) ?? ''] as Parameter) : one,
  );

/** The schema of an operation's JSON body; undefined if it has none. */
export const bodySchemaOf = (operation: Operation): Schema | undefined =>
  rawOf(operation).requestBody?.content['application/json']?.schema;
