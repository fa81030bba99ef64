import contract from '@huiqi/openapi/bundle.json' with { type: 'json' };
import fc, { type Arbitrary } from 'fast-check';

/** The JSON Schema subset used by bodies and parameters of served operations. */
export interface Schema {
  $ref?: string;
  type?: string;
  const?: unknown;
  enum?: unknown[];
  pattern?: string;
  format?: string;
  minLength?: number;
  maxLength?: number;
  minimum?: number;
  maximum?: number;
  items?: Schema;
  minItems?: number;
  maxItems?: number;
  properties?: Record<string, Schema>;
  required?: string[];
}

/** Days at the limits of calendars, JavaScript and PostgreSQL. */
const days = ['2026-06-15', '2024-02-29', '2023-02-29', '0000-01-01', '0001-01-01', '9999-12-31'];

/** A schema with its references resolved. */
export function resolved(schema: Schema): Schema {
  if (!schema.$ref) return schema;
  const steps = schema.$ref.slice(2).split('/');
  const found = steps.reduce<unknown>(
    (part, step) => (part as Record<string, unknown>)[step],
    contract,
  );
  return resolved(found as Schema);
}

function texts({ pattern, format, minLength = 0, maxLength = 64 }: Schema): Arbitrary<string> {
  if (format === 'date') return fc.constantFrom(...days);
  if (pattern) return fc.stringMatching(new RegExp(pattern));
  return fc.oneof(
    fc.string({ minLength, maxLength: Math.min(maxLength, 200), unit: 'binary' }),
    fc.constantFrom(...days, '%', '_', '\\', "' or 1=1--", '𠮷\u202e', ' ', '重庆'),
  );
}

/** Values that are valid for a schema, or nearly; the server must withstand both. */
export function arbitraryOf(schema: Schema): Arbitrary<unknown> {
  const { type, items, minItems = 0, maxItems = 5, properties, ...rest } = resolved(schema);
  if ('const' in rest) return fc.constant(rest.const);
  if (rest.enum) return fc.constantFrom(...rest.enum);
  const { minimum: min = -1e9, maximum: max = 1e9 } = rest;
  if (type === 'integer') return fc.integer({ min: Math.ceil(min), max: Math.floor(max) });
  if (type === 'number') return fc.double({ min, max, noNaN: true });
  if (type === 'boolean') return fc.boolean();
  if (type === 'array' && items)
    return fc.array(arbitraryOf(items), { minLength: minItems, maxLength: Math.min(maxItems, 5) });
  if (type !== 'object') return texts(rest);
  const entries = Object.entries(properties ?? {});
  return fc.record(Object.fromEntries(entries.map(([name, inner]) => [name, arbitraryOf(inner)])), {
    requiredKeys: rest.required ?? [],
  });
}
