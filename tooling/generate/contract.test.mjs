import assert from 'node:assert/strict';
import { test } from 'node:test';
import { listOperations } from './contract.mjs';
import { withErrorExamples } from '../contract/errorExamples.mjs';
import { emitFilters } from './emit/filters.mjs';
import { emitEnums } from './emit/models.mjs';
import { emitOperations } from './emit/operations.mjs';

const response = { content: { 'application/json': { example: { data: 1 } } } };
const operation = (operationId, parameters = [], more = {}) => ({
  operationId,
  tags: ['things'],
  summary: 'Does a thing',
  parameters,
  responses: { 200: response },
  ...more,
});
const bundle = (paths, security = [{ sessionCookie: [] }]) => ({
  paths,
  security,
  components: {},
  tags: [{ name: 'things' }],
});
const query = (name) => ({ name, in: 'query' });
const path = (name) => ({ name, in: 'path' });
const owned = { 'x-owner': { id: 'order' } };
const refuses = (item, message) =>
  assert.throws(() => listOperations(bundle({ '/a/{id}': item })), message);

test('a parameter named body is refused', () => {
  const paths = { '/a': { get: operation('getA', [query('body')]) } };
  assert.throws(() => listOperations(bundle(paths)), /getA: the parameter name `body` collides/);
});

test('a query parameter named like a path parameter is refused', () => {
  const paths = { '/a/{id}': { get: operation('getA', [path('id'), query('id')], owned) } };
  assert.throws(() => listOperations(bundle(paths)), /getA: the parameter name `id` collides/);
});

test('a multipart body is a form', () => {
  const requestBody = { required: true, content: { 'multipart/form-data': {} } };
  const post = operation('upload', [], { requestBody, 'x-invalidates': [] });
  assert.equal(listOperations(bundle({ '/a': { post } }))[0].body, 'form');
});

test('a path parameter nobody declares is refused', () => {
  const paths = { '/a/{id}': { get: operation('getA') } };
  assert.throws(() => listOperations(bundle(paths)), /path parameter `id` is not declared/);
});

test('an operationId used twice is refused', () => {
  const paths = { '/a': { get: operation('getA') }, '/b': { get: operation('getA') } };
  assert.throws(() => listOperations(bundle(paths)), /getA: the operationId is used twice/);
});

test('a response without example is refused', () => {
  const none = { responses: { 200: { content: { 'application/json': {} } } } };
  const paths = { '/a': { get: operation('getA', [], none) } };
  assert.throws(() => listOperations(bundle(paths)), /getA: the response `default` has no example/);
});

test('access follows the security of the operation, then of the contract', () => {
  const paths = {
    '/a': { get: operation('a') },
    '/b': { get: operation('b', [], { security: [] }) },
    '/c': { get: operation('c', [], { security: [{}, { sessionCookie: [] }] }) },
    '/d': { get: operation('d', [], { security: [{ partnerSecret: [] }] }) },
  };
  const access = listOperations(bundle(paths)).map((one) => one.access);
  assert.deepEqual(access, ['session', 'public', 'optional', 'partner']);
});

test('x-widget on an operation that no applicant reaches with a session is refused', () => {
  const mark = { 'x-widget': true };
  const paths = (more) => bundle({ '/a': { get: operation('a', [], { ...mark, ...more }) } });
  assert.equal(listOperations(paths({}))[0].widget, true);
  for (const more of [{ security: [] }, { 'x-roles': ['ADMIN'] }])
    assert.throws(() => listOperations(paths(more)), /a: x-widget needs/);
});

test('a comment of the contract cannot end the comment of the code', () => {
  const paths = { '/a': { get: operation('a', [], { summary: 'x */ alert(1) /*' }) } };
  const [[tag, text]] = emitOperations(listOperations(bundle(paths)), new Map());
  assert.equal(tag, 'things');
  assert.equal(text.split('*/').length, 3);
});

test('a value without a label is refused, in an open dictionary too', () => {
  const enums = { Colour: { enum: ['RED', 'BLUE'], 'x-labels': { RED: '红' } } };
  assert.throws(() => emitEnums(enums), /Colour: BLUE has no label/);
  const open = { Colour: { 'x-known-values': ['RED', 'BLUE'], 'x-labels': { RED: '红' } } };
  assert.throws(() => emitEnums(open), /Colour: BLUE has no label/);
});

test('an open dictionary takes any text, an enumeration its values alone', () => {
  const labels = { 'x-labels': { RED: '红' } };
  const text = emitEnums({
    Open: { 'x-known-values': ['RED'], ...labels },
    Closed: { enum: ['RED'], ...labels },
  });
  assert.match(text, /type Open = .* \| \(string & \{\}\);/);
  assert.match(text, /type Closed = \(typeof ClosedValues\)\[number\];/);
});

test('a filter has the same marks in every operation', () => {
  const marked = { ...query('region'), 'x-send-empty': true };
  const operations = (second) =>
    listOperations(
      bundle({ '/a': { get: operation('a', [marked]) }, '/b': { get: operation('b', [second]) } }),
    );
  assert.match(emitFilters(operations(marked)), /sentEmpty: readonly string\[\] = \["region"\]/);
  assert.throws(() => emitFilters(operations(query('region'))), /b: `region` lacks the mark/);
});

test('a deprecated operation names its replacement, and its function says so', () => {
  const old = (more) => ({ get: operation('getOld', [], { deprecated: true, ...more }) });
  const paths = (more) => ({ '/old': old(more), '/new': { get: operation('getNew') } });
  const list = (more) => listOperations(bundle(paths(more)));
  assert.throws(() => list({}), /getOld: deprecated without x-replacement/);
  assert.throws(() => list({ 'x-replacement': 'getNwe' }), /names no operation: getNwe/);
  const [[, text]] = emitOperations(list({ 'x-replacement': 'getNew' }), new Map());
  assert.match(text, /@deprecated Use `getNew`\./);
});

test('an id of nobody is refused, as is an owner of nothing', () => {
  refuses({ get: operation('getA', [path('id')]) }, /x-owner does not say whose object `id` is/);
  const nothing = { 'x-owner': { id: 'order', other: 'order' } };
  refuses({ get: operation('getA', [path('id')], nothing) }, /x-owner names `other`/);
});

test('a write says what it makes stale, a read says nothing', () => {
  const post = (more) => ({ post: operation('doA', [path('id')], { ...owned, ...more }) });
  refuses(post({}), /doA: x-invalidates is missing/);
  refuses(post({ 'x-invalidates': ['others'] }), /names the unknown tag `others`/);
  refuses(post({ 'x-read': true, 'x-invalidates': [] }), /on an operation without an effect/);
});

test('only public reads are cached, only writes are idempotent', () => {
  const get = (more) => ({ get: operation('getA', [path('id')], { ...owned, ...more }) });
  refuses(get({ 'x-cache': 'public' }), /x-cache: public needs a public operation/);
  refuses(get({ 'x-cache': 'visitors' }), /x-cache: visitors needs an operation for visitors/);
  refuses(get({ 'x-idempotent': true }), /x-idempotent on an operation without an effect/);
});

test('a GET with an effect is no read, a POST marked as read is one', () => {
  const paths = {
    '/a': { get: operation('a', [], { 'x-effect': true, 'x-invalidates': [] }) },
    '/b': { post: operation('b', [], { 'x-read': true }) },
    '/c': { get: operation('c') },
  };
  const reads = listOperations(bundle(paths)).map(({ read }) => read);
  assert.deepEqual(reads, [false, true, true]);
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
