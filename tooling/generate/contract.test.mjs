import assert from 'node:assert/strict';
import { test } from 'node:test';
import { listOperations } from './contract.mjs';
import { withErrorExamples } from './errorExamples.mjs';
import { emitEnums } from './emit/models.mjs';
import { emitOperations } from './emit/operations.mjs';

const answer = { content: { 'application/json': { example: { data: 1 } } } };
const operation = (operationId, parameters = [], more = {}) => ({
  operationId,
  tags: ['things'],
  summary: 'Does a thing',
  parameters,
  responses: { 200: answer },
  ...more,
});
const bundle = (paths, security = [{ sessionCookie: [] }]) => ({ paths, security, components: {} });
const query = (name) => ({ name, in: 'query' });
const path = (name) => ({ name, in: 'path' });

test('a parameter named body is refused', () => {
  const paths = { '/a': { get: operation('getA', [query('body')]) } };
  assert.throws(() => listOperations(bundle(paths)), /getA: the parameter name `body` collides/);
});

test('a query parameter named like a path parameter is refused', () => {
  const paths = { '/a/{id}': { get: operation('getA', [path('id'), query('id')]) } };
  assert.throws(() => listOperations(bundle(paths)), /getA: the parameter name `id` collides/);
});

test('a path parameter nobody declares is refused', () => {
  const paths = { '/a/{id}': { get: operation('getA') } };
  assert.throws(() => listOperations(bundle(paths)), /path parameter `id` is not declared/);
});

test('an operationId used twice is refused', () => {
  const paths = { '/a': { get: operation('getA') }, '/b': { get: operation('getA') } };
  assert.throws(() => listOperations(bundle(paths)), /getA: the operationId is used twice/);
});

test('an answer without example is refused', () => {
  const none = { responses: { 200: { content: { 'application/json': {} } } } };
  const paths = { '/a': { get: operation('getA', [], none) } };
  assert.throws(() => listOperations(bundle(paths)), /getA: the answer `default` has no example/);
});

test('access follows the security of the operation, then of the contract', () => {
  const paths = {
    '/a': { get: operation('a') },
    '/b': { get: operation('b', [], { security: [] }) },
    '/c': { get: operation('c', [], { security: [{}, { sessionCookie: [] }] }) },
  };
  const access = listOperations(bundle(paths)).map((one) => one.access);
  assert.deepEqual(access, ['session', 'public', 'optional']);
});

test('a comment of the contract cannot end the comment of the code', () => {
  const paths = { '/a': { get: operation('a', [], { summary: 'x */ alert(1) /*' }) } };
  const [[tag, text]] = emitOperations(listOperations(bundle(paths)));
  assert.equal(tag, 'things');
  assert.equal(text.split('*/').length, 3);
});

test('a value without words is refused', () => {
  const enums = { Colour: { enum: ['RED', 'BLUE'], 'x-labels': { RED: '红' } } };
  assert.throws(() => emitEnums(enums), /Colour: BLUE has no label/);
});

const catalogue = {
  codes: [
    ['002004', 401],
    ['791214', 401],
    ['100400', 400],
    ['003001', 429],
    ['100500', 500],
    ['794104', 400, [{ operations: ['loginByPhone'], message: '用户名或验证码输入错误' }]],
  ].map(([code, httpStatus, scopes]) => ({
    code,
    httpStatus,
    meaning: code,
    message: code,
    scopes,
  })),
};
const failures = (document, url) => {
  const [operation] = Object.values(withErrorExamples(document, catalogue).paths[url]);
  return operation.responses.default.content['application/json'].examples;
};

test('every operation shows the failures that apply to it, in the words of its scope', () => {
  const open = { security: [], 'x-errors': ['794104'] };
  const found = failures(bundle({ '/a': { get: operation('loginByPhone', [], open) } }), '/a');
  assert.deepEqual(Object.keys(found).sort(), ['003001', '100500', '794104']);
  assert.equal(found['794104'].value.message, '用户名或验证码输入错误');
  const closed = failures(bundle({ '/a': { get: operation('a', [query('size')]) } }), '/a');
  assert.deepEqual(Object.keys(closed).sort(), ['002004', '003001', '100400', '100500', '791214']);
});

test('a code the catalogue does not have is refused', () => {
  const paths = { '/a': { get: operation('a', [], { 'x-errors': ['999999'] }) } };
  assert.throws(
    () => withErrorExamples(bundle(paths), catalogue),
    /a: errors.yaml has no code 999999/,
  );
});
