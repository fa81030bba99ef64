import assert from 'node:assert/strict';
import { test } from 'node:test';
import { checkPageSizes } from './pageRules.mjs';

const response = (size) => ({
  200: { content: { 'application/json': { example: { data: { page: { size } } } } } },
});
const parameters = (size) => [{ name: 'size', in: 'query', schema: { default: size } }];
const check = (operation) =>
  checkPageSizes(
    { paths: { '/a': { get: { operationId: 'listA', responses: {}, ...operation } } } },
    { pageSizes: { eight: 8 } },
  );
const refuses = (operation, message) => assert.throws(() => check(operation), message);
const eight = { 'x-page-size': 'eight' };

test('a list names its page size, nothing else does', () => {
  refuses({ parameters: parameters(8) }, /listA: x-page-size is missing/);
  refuses({ responses: response(8) }, /listA: x-page-size is missing/);
  refuses(eight, /x-page-size on an operation without pages/);
  refuses({ ...eight, 'x-page-size': 'nine', parameters: parameters(8) }, /no page size `nine`/);
});

test('default and examples agree with it', () => {
  check({ ...eight, parameters: parameters(8), responses: response(8) });
  refuses({ ...eight, parameters: parameters(10) }, /default of size is 10, not 8/);
  refuses({ ...eight, parameters: parameters(undefined) }, /default of size is undefined, not 8/);
  refuses({ ...eight, responses: response(10) }, /example of the response is 10, not 8/);
  const body = { content: { 'application/json': { example: { size: 7 } } } };
  refuses({ ...eight, requestBody: body }, /example of the body is 7, not 8/);
});
