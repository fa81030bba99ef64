import contract from '@huiqi/openapi/bundle.json' with { type: 'json' };
import { Ajv2020 } from 'ajv/dist/2020.js';
import formats from 'ajv-formats';
import { operationMeta } from '@huiqi/sdk/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { callsAs, callsWith, type Calls } from '../testing/callsAs.js';
import { exampleCalls, exampleOf, type ExampleCall } from '../testing/exampleCalls.js';
import { openTestApp, type TestApp } from '../testing/openTestApp.js';
import { servedOperations, triedOperations, type Operation } from '../testing/operations.js';

const ajv = new Ajv2020({ strict: false, allErrors: true });
(formats as unknown as (instance: Ajv2020) => void)(ajv);
ajv.addSchema(contract as object, 'contract');

/** One of each type, which a coercing validator would take for another. */
const hostile: readonly unknown[] = [null, true, '1', {}, ['a']];

let world: TestApp;
let examples: Awaited<ReturnType<typeof exampleCalls>>;
const users = new Map<string, Calls>();
beforeAll(async () => {
  world = await openTestApp();
  examples = await exampleCalls(world);
  for (const { as } of examples.values())
    if (!users.has(as)) users.set(as, await callsAs(world, as));
}, 240_000);
afterAll(() => world.close());

/** A login ends the session that it is sent with, so public operations are called as a visitor. */
const send = ({ as, operationId, method, path, body, headers }: ExampleCall, payload = body) => {
  const isPublic = operationMeta[operationId].access === 'public';
  const calls = isPublic ? callsWith(world, null) : users.get(as)!;
  return calls(method, path, payload, undefined, headers);
};
const withBody = (among: readonly Operation[]) =>
  among
    .map((operation) => ({ operation, example: exampleOf(examples, operation.id) }))
    .filter(({ example }) => example.body);

interface Described {
  readonly requestBody?: {
    readonly content: Readonly<Record<string, { readonly schema: { readonly $ref?: string } }>>;
  };
  readonly responses: Readonly<Record<string, object>>;
}

const described = ({ path, method }: Operation) =>
  (contract.paths as unknown as Record<string, Record<string, Described>>)[path]![
    method.toLowerCase()
  ]!;

interface BodySchema {
  readonly required?: readonly string[];
  readonly properties?: Readonly<Record<string, FieldSchema>>;
}
interface FieldSchema {
  readonly type?: string | readonly string[];
  readonly oneOf?: readonly FieldSchema[];
}

function bodySchema(operation: Operation): BodySchema {
  const schema = described(operation).requestBody?.content['application/json']?.schema;
  const name = schema?.$ref?.split('/').at(-1) ?? '';
  return (contract.components.schemas as unknown as Record<string, BodySchema>)[name] ?? {};
}

const allowsNull = (field: FieldSchema | undefined): boolean =>
  field?.type === 'null' ||
  (Array.isArray(field?.type) && field.type.includes('null')) ||
  (field?.oneOf?.some(allowsNull) ?? false);

test('every served operation has a call that succeeds here', () => {
  const ids = servedOperations.map(({ id }) => id);
  expect([...examples.keys()].toSorted()).toEqual(ids.toSorted());
});

/** Bodies of an operation with one field of another type, one too many or one too few. */
function wrongBodies(operation: Operation, body: object): object[] {
  const { required = [], properties } = bodySchema(operation);
  const typed = Object.entries(body).flatMap(([field, own]) =>
    hostile
      .filter((value) =>
        value === null
          ? !allowsNull(properties?.[field])
          : typeof value !== typeof own || Array.isArray(value) !== Array.isArray(own),
      )
      .map((value) => ({ ...body, [field]: value })),
  );
  const missing = required.map((field) => ({ ...body, [field]: undefined }));
  return [...typed, ...missing, { ...body, unknown: 1 }, [body]];
}

/** The calls with a wrong body; forms are read by their handlers. */
const wrongCalls = (among: readonly Operation[]) =>
  withBody(among.filter(({ body }) => body !== 'form')).flatMap(({ operation, example }) =>
    wrongBodies(operation, example.body ?? {}).map((body) => ({ example, body })),
  );

describe('bodies that break the contract', () => {
  test('are refused with 400: a field of another type, a missing one, an unknown one', async () => {
    const problems: string[] = [];
    for (const attempt of wrongCalls(triedOperations)) {
      const { status, code } = await send(attempt.example, attempt.body);
      if (status !== 400 || code !== '100400')
        problems.push(
          `${attempt.example.operationId} ${JSON.stringify(attempt.body)}: ${status} ${code}`,
        );
    }
    expect(problems).toEqual([]);
    expect(wrongCalls(servedOperations).length).toBeGreaterThan(300);
  }, 240_000);

  test('are refused if a key would reach a prototype', async () => {
    for (const { example } of withBody(triedOperations)) {
      const { method, path } = example;
      const response = await world.app.inject({
        method,
        url: `/api/huiqi${path}`,
        headers: { 'content-type': 'application/json', 'x-request-id': 'web-test-000003' },
        payload: '{"__proto__":{"a":1},"constructor":{"prototype":{"a":1}}}',
      });
      expect(response.statusCode, path).toBeGreaterThanOrEqual(400);
      expect(response.statusCode).toBeLessThan(500);
    }
    expect(({} as Record<string, unknown>)['a']).toBeUndefined();
  });
});

test('every success is what the contract says', async () => {
  const wrong: string[] = [];
  // The last call of a session ends it.
  const ordered = triedOperations.toSorted(
    (a, b) => Number(a.session === 'end') - Number(b.session === 'end'),
  );
  for (const operation of ordered) {
    const { path, method, id } = operation;
    const response = await send(exampleOf(examples, id));
    if (response.status !== 200) {
      wrong.push(`${id}: ${response.status} ${response.code}`);
      continue;
    }
    if (operation.file || '$ref' in described(operation).responses['200']!) continue;
    const pointer = `${path.replaceAll('~', '~0').replaceAll('/', '~1')}/${method.toLowerCase()}`;
    const $ref = encodeURI(
      `contract#/paths/${pointer}/responses/200/content/application~1json/schema`,
    );
    const valid = ajv.validate({ $ref }, { code: response.code, message: '', data: response.data });
    if (!valid) wrong.push(`${id}: ${ajv.errorsText(ajv.errors)}`);
  }
  expect(wrong).toEqual([]);
}, 120_000);
