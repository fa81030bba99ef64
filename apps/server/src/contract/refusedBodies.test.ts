import { afterAll, beforeAll, expect, test } from 'vitest';
import { resolved, type Schema } from '../testing/arbitraryOf.js';
import { exampleOf } from '../testing/exampleCalls.js';
import { openTestApp, type TestApp } from '../testing/openTestApp.js';
import { servedOperations, triedOperations, type Operation } from '../testing/operations.js';
import { bodySchemaOf } from '../testing/parametersOf.js';
import { sendExamples } from '../testing/sendExamples.js';

/** One value per type, which a coercing validator would accept as another. */
const hostile: readonly unknown[] = [null, true, '1', {}, ['a']];

let testApp: TestApp;
let sample: Awaited<ReturnType<typeof sendExamples>>;
beforeAll(async () => {
  testApp = await openTestApp();
  sample = await sendExamples(testApp);
}, 240_000);
afterAll(() => testApp.close());

const withBody = (among: readonly Operation[]) =>
  among
    .map((operation) => ({ operation, example: exampleOf(sample.examples, operation.id) }))
    .filter(({ example }) => example.body);

interface FieldSchema {
  readonly type?: string | readonly string[];
  readonly oneOf?: readonly FieldSchema[];
}

const allowsNull = (field: FieldSchema | undefined): boolean =>
  field?.type === 'null' ||
  (Array.isArray(field?.type) && field.type.includes('null')) ||
  (field?.oneOf?.some(allowsNull) ?? false);

/** Bodies of an operation with one field of the wrong type, one too many or one missing. */
function wrongBodies(operation: Operation, body: object): object[] {
  const schema: Schema = resolved(bodySchemaOf(operation) ?? {});
  const { required = [], properties } = schema;
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

/** The calls with a wrong body; forms are parsed by their handlers. */
const wrongCalls = (among: readonly Operation[]) =>
  withBody(among.filter(({ body }) => body !== 'form')).flatMap(({ operation, example }) =>
    wrongBodies(operation, example.body ?? {}).map((body) => ({ example, body })),
  );

test('bodies that break the contract are refused with 400: a field of another type, a missing one, an unknown one', async () => {
  const problems: string[] = [];
  for (const attempt of wrongCalls(triedOperations)) {
    const { status, code } = await sample.send(attempt.example, attempt.body);
    if (status !== 400 || code !== '100400')
      problems.push(
        `${attempt.example.operationId} ${JSON.stringify(attempt.body)}: ${status} ${code}`,
      );
  }
  expect(problems).toEqual([]);
  expect(wrongCalls(servedOperations).length).toBeGreaterThan(300);
}, 240_000);

test('bodies are refused if a key would reach a prototype', async () => {
  for (const { example } of withBody(triedOperations)) {
    const { method, path } = example;
    const response = await testApp.app.inject({
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
