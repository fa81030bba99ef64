import { describe, expect, expectTypeOf, it } from 'vitest';
import type { ErrorCode } from '../generated/errorCodes.js';
import type { ErrorPolicy, PolicyOf } from './catalogueTypes.js';
import { HuiqiError, isHuiqiError } from './HuiqiError.js';

const errorOf = (code: string) =>
  new HuiqiError({ kind: 'business', message: 'failed', userMessage: '失败', code });

describe('isHuiqiError', () => {
  it('tells a HuiqiError of any copy of the package from other values', () => {
    const foreign = Object.assign(new Error('x'), { name: 'HuiqiError', userMessage: '失败' });
    expect([errorOf('1'), foreign].map((one) => isHuiqiError(one))).toEqual([true, true]);
    expect([new Error('x'), '795243', null].map((one) => isHuiqiError(one))).toEqual([
      false,
      false,
      false,
    ]);
  });

  it('compares the code', () => {
    expect(isHuiqiError(errorOf('795243'), '795243')).toBe(true);
    expect(isHuiqiError(errorOf('795243'), '794233')).toBe(false);
    expect(isHuiqiError(new Error('795243'), '795243')).toBe(false);
  });

  it('narrows the code, and the policy by its action', () => {
    const caught: unknown = errorOf('795243');
    if (!isHuiqiError(caught)) throw new Error('not narrowed');
    expectTypeOf(caught.code).toEqualTypeOf<ErrorCode | (string & {}) | undefined>();
    if (isHuiqiError(caught, '795243')) expectTypeOf(caught.code).toEqualTypeOf<'795243'>();
    // @ts-expect-error -- not a code of the catalogue
    isHuiqiError(caught, '7952430');
    const { policy } = caught;
    if (policy.action === 'field-error') expectTypeOf(policy.field).toBeString();
    if (policy.action === 'mark-invalid') expectTypeOf(policy.delayMilliseconds).toBeNumber();
    expectTypeOf<PolicyOf<'redirect'>['redirectTo']>().toBeString();
    expectTypeOf<Extract<ErrorPolicy, { field: string }>['action']>().toEqualTypeOf<
      'field-error' | 'offer-login'
    >();
  });
});
