import contract from '@huiqi/openapi/bundle.json' with { type: 'json' };
import { Ajv2020 } from 'ajv/dist/2020.js';
import formats from 'ajv-formats';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { exampleOf } from '../testing/exampleCalls.js';
import { openTestApp, type TestApp } from '../testing/openTestApp.js';
import { servedOperations, triedOperations, type Operation } from '../testing/operations.js';
import { sendExamples } from '../testing/sendExamples.js';

const ajv = new Ajv2020({ strict: false, allErrors: true });
(formats as unknown as (instance: Ajv2020) => void)(ajv);
ajv.addSchema(contract as object, 'contract');

let testApp: TestApp;
let sample: Awaited<ReturnType<typeof sendExamples>>;
beforeAll(async () => {
  testApp = await openTestApp();
  sample = await sendExamples(testApp);
}, 240_000);
afterAll(() => testApp.close());

interface Described {
  readonly responses: Readonly<Record<string, object>>;
}

const described = ({ path, method }: Operation) =>
  (contract.paths as unknown as Record<string, Record<string, Described>>)[path]![
    method.toLowerCase()
  ]!;

test('every served operation has a call that succeeds here', () => {
  const ids = servedOperations.map(({ id }) => id);
  expect([...sample.examples.keys()].toSorted()).toEqual(ids.toSorted());
});

test('every success is what the contract says', async () => {
  const wrong: string[] = [];
  // A session's last call ends it.
  const ordered = triedOperations.toSorted(
    (a, b) => Number(a.session === 'end') - Number(b.session === 'end'),
  );
  for (const operation of ordered) {
    const { path, method, id } = operation;
    const response = await sample.send(exampleOf(sample.examples, id));
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
}, 240_000);
