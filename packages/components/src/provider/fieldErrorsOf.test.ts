import { HuiqiError } from '@huiqi/sdk';
import { expect, it } from 'vitest';
import { fieldErrorsOf } from './fieldErrorsOf.js';

const error = (more: object) =>
  new HuiqiError({ kind: 'validation', message: 'x', userMessage: '手机号重复', ...more });

it('puts the message on the field that the catalogue names, beside those of the server', () => {
  const policy = { action: 'field-error', field: 'telPhone' } as const;
  expect(fieldErrorsOf(error({ policy, fieldErrors: { code: '请输入验证码' } }))).toEqual({
    code: '请输入验证码',
    telPhone: '手机号重复',
  });
});

it('is empty for failures that belong to no field', () => {
  expect(fieldErrorsOf(error({}))).toEqual({});
  expect(fieldErrorsOf(new Error('boom'))).toEqual({});
  expect(fieldErrorsOf(null)).toEqual({});
});
