import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import type { ManagedKind } from '@huiqi/sdk';
import { readBundle } from '../../../contract/readBundle.js';

/** A schema of the contract, as far as columns read it. */
export interface Schema {
  readonly $ref?: string;
  readonly type?: string | readonly string[];
  readonly oneOf?: readonly Schema[];
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly items?: Schema;
  readonly enum?: readonly (string | null)[];
  readonly format?: string;
  readonly pattern?: string;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly maxLength?: number;
  readonly maxItems?: number;
  readonly examples?: readonly unknown[];
  readonly 'x-labels'?: Readonly<Record<string, string>>;
  readonly 'x-known-values'?: readonly string[];
  readonly 'x-columns'?: Readonly<Record<string, string>>;
  readonly 'x-parts'?: Readonly<Record<string, string>>;
}

interface Contract {
  readonly components: { readonly schemas: Readonly<Record<string, Schema>> };
}

/** A schema without references and null, and the name of the one that it refers to. */
export interface Resolved {
  readonly schema: Schema;
  readonly name: string | null;
  readonly isNullable: boolean;
}

type Schemas = Readonly<Record<string, Schema>>;

let loaded: { readonly schemas: Schemas; readonly ajv: Ajv2020 } | undefined;
const validators = new Map<ManagedKind, ValidateFunction>();

type FormatsPlugin = (ajv: Ajv2020) => Ajv2020;

/** The contract is read with the first file, as most servers never see one. */
function load() {
  if (loaded) return loaded;
  const contract = readBundle('huiqi') as Contract;
  const ajv = new Ajv2020({ strict: false, allErrors: true });
  (addFormats as unknown as FormatsPlugin)(ajv).addSchema(contract, 'contract', false);
  loaded = { schemas: contract.components.schemas, ajv };
  return loaded;
}

const schemaNameOf = (kind: ManagedKind): string =>
  `Managed${kind
    .split('_')
    .map((word) => word.charAt(0) + word.slice(1).toLowerCase())
    .join('')}`;

/** The contract's schema of the contents of a kind. */
export function schemaOf(kind: ManagedKind): Schema {
  const name = schemaNameOf(kind);
  const schema = load().schemas[name];
  if (!schema) throw new Error(`The contract has no schema ${name}`);
  return schema;
}

export function resolve(given: Schema, isNullable = false): Resolved {
  if (given.oneOf) {
    const other = given.oneOf.find(({ type }) => type !== 'null') ?? given;
    return resolve(other, isNullable || given.oneOf.some(({ type }) => type === 'null'));
  }
  if (given.$ref !== undefined) {
    const name = given.$ref.split('/').at(-1) ?? '';
    const { schema, isNullable: isNull } = resolve(load().schemas[name] ?? {}, isNullable);
    return { schema, name, isNullable: isNull };
  }
  const isNull = Array.isArray(given.type) && given.type.includes('null');
  return { schema: given, name: null, isNullable: isNullable || isNull };
}

/** The contract's check of the contents of a kind. */
export function validatorOf(kind: ManagedKind): ValidateFunction {
  const known = validators.get(kind);
  if (known) return known;
  const $ref = `contract#/components/schemas/${schemaNameOf(kind)}`;
  const validate = load().ajv.compile({ $ref });
  validators.set(kind, validate);
  return validate;
}
