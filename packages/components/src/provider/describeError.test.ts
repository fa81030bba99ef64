import { HuiqiError, type HuiqiErrorKind } from '@huiqi/sdk';
import { expect, it } from 'vitest';
import { describeError } from './describeError.js';

const failure = (kind: HuiqiErrorKind, httpStatus?: number) =>
  new HuiqiError({ kind, httpStatus, message: 'x', userMessage: '操作失败', requestId: 'web-1' });

it.each([
  ['network', undefined],
  ['timeout', undefined],
  ['protocol', 200],
  ['host', undefined],
  ['business', 500],
  ['business', 503],
] as const)('gives the request id of a fault: %s %s', (kind, status) => {
  const description = describeError(failure(kind, status));
  expect(description).toMatchObject({ kind: 'fault', title: '操作失败', requestId: 'web-1' });
  expect(description.description).not.toMatch(/重试|再试/);
});

it.each([
  ['business', 200],
  ['business', 404],
  ['validation', 400],
  ['auth', 401],
] as const)('gives no request id of a mistake: %s %s', (kind, status) => {
  const description = describeError(failure(kind, status));
  expect(description).toMatchObject({ kind: 'mistake', title: '操作失败' });
  expect(description.requestId).toBeUndefined();
});

it('blames the registration of the page, not the network', () => {
  expect(describeError(failure('origin')).description).toContain('管理员');
});

it('says who may help where a permission is missing', () => {
  const { kind, description, requestId } = describeError(failure('auth', 403));
  expect([kind, requestId]).toEqual(['forbidden', undefined]);
  expect(description).toContain('管理员');
});

it('says nothing of the inside of an error that is not of the client', () => {
  expect(describeError(new TypeError('x is not a function'))).toEqual({
    kind: 'fault',
    title: '页面出现异常',
    description: '若多次出现，请联系客服。',
  });
});
