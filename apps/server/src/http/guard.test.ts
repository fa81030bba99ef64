import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import contract from '@huiqi/openapi/bundle.json' with { type: 'json' };
import { operationRules } from '../contract/operations.js';
import { openTestApp, type TestApp } from '../testing/openTestApp.js';

let opened: TestApp;
beforeAll(async () => {
  opened = await openTestApp();
});
afterAll(() => opened.close());

test('every operation of the contract has a rule', () => {
  const count = Object.values(contract.paths).flatMap((item) => Object.keys(item)).length;
  expect(operationRules).toHaveLength(count);
});

describe('a visitor is refused', () => {
  const rules = operationRules.filter((rule) => rule.session === 'required');
  test.each(rules)('$method $path', async ({ method, path }) => {
    const answer = await opened.app.inject({
      method: method as 'GET',
      url: `/api/huiqi${path.replace(/^\/api\/huiqi/, '').replaceAll(/\{\w+\}/g, '1')}`,
      headers: { 'x-request-id': 'web-test-000001', 'content-type': 'application/json' },
      ...(method === 'GET' ? {} : { payload: '{}' }),
    });
    expect({ status: answer.statusCode, code: answer.json().code }).toEqual({
      status: 401,
      code: '791214',
    });
  });
});
