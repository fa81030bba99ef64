import fc, { type Arbitrary } from 'fast-check';
import { arbitraryOf, type Schema } from './arbitraryOf.js';
import { mutation, type Mutation } from './mutation.js';
import type { ExampleCall } from './exampleCalls.js';
import type { Operation } from './operations.js';
import { bodySchemaOf, parametersOf } from './parametersOf.js';

const raw = ['%00', '%0d%0aX-A:%20b', '%2e%2e', '%2f', '%25', '%F0%9F%98%80', 'x'.repeat(150), ''];
const encoded = (value: unknown) =>
  encodeURIComponent(String(value).replace(/\p{Surrogate}/gu, '?'));
const part = (schema: Schema): Arbitrary<string> =>
  fc.oneof(
    { arbitrary: arbitraryOf(schema).map(encoded), weight: 5 },
    { arbitrary: fc.string({ unit: 'binary', maxLength: 40 }).map(encoded), weight: 2 },
    { arbitrary: fc.constantFrom(...raw), weight: 2 },
  );

export interface FuzzRequest {
  readonly url: string;
  readonly payload: string | undefined;
  readonly headers: Record<string, string>;
  readonly as: number;
}

const header = fc.stringMatching(/^[\x20-\x7e\x80-\xff]{0,300}$/);
const headers = fc.record(
  { 'idempotency-key': header, origin: header, cookie: header, accept: header },
  { requiredKeys: [] },
);

/** Calls of an operation: its example or values valid for its schemas, mutated up to three times. */
export function fuzzRequests(operation: Operation, example: ExampleCall): Arbitrary<FuzzRequest> {
  const parameters = parametersOf(operation);
  const named = (place: string) => parameters.filter((one) => one.in === place);
  const parts = fc.record(
    Object.fromEntries(named('path').map(({ name, schema }) => [name, part(schema)])),
  );
  const fromTemplate = parts.map((values) =>
    operation.path.replaceAll(/\{(\w+)\}/g, (_whole, name: string) => values[name] ?? ''),
  );
  const path = fc.oneof(fc.constant(example.path.split('?', 1)[0] ?? ''), fromTemplate);
  const query = fc
    .record(Object.fromEntries(named('query').map(({ name, schema }) => [name, part(schema)])), {
      requiredKeys: [],
    })
    .map((values) =>
      Object.entries(values)
        .map(([name, value]) => `${name}=${value}`)
        .join('&'),
    );
  const schema = bodySchemaOf(operation);
  const changes = fc.array(mutation, { maxLength: 3 });
  const body = schema
    ? fc
        .tuple(fc.oneof(fc.constant<unknown>(example.body), arbitraryOf(schema)), changes)
        .map(([value, list]) =>
          JSON.stringify(list.reduce((all, one: Mutation) => one(all), value)),
        )
    : fc.constant(undefined);
  return fc
    .record({ path, query, payload: body, headers, as: fc.nat(5) })
    .map(({ path, query, ...rest }) => ({ url: `/api/huiqi${path}?${query}`, ...rest }));
}
