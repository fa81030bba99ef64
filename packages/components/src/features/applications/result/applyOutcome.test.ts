import type { ApplyResult } from '@huiqi/sdk';
import { examples } from '@huiqi/sdk/testing';
import { expect, it } from 'vitest';
import { applyOutcome, platformOf } from './applyOutcome.js';

const success = Object.values(examples.applyForProduct)[0] as ApplyResult;
const platform = {
  productAudit: 'SF_ZJ_APPLE_PRODUCT',
  sfPlatformUrl: 'https://loan.bank.example/apply?from=huiqi',
};
const fail = { ...success, applyStatus: 'FAIL' as const, orderId: null, orderStatus: null };

it('shows an order that was submitted, whatever its product', () => {
  const submitted = { kind: 'submitted', orderId: success.orderId };
  expect(applyOutcome(success)).toEqual(submitted);
  expect(applyOutcome({ ...success, ...platform })).toEqual(submitted);
});

it('stays on the form after a save', () => {
  expect(applyOutcome({ ...success, orderStatus: 'ISSAVE' })).toEqual({
    kind: 'saved',
    orderId: success.orderId,
  });
});

it('goes on at the platform if no order was made here', () => {
  const outcome = applyOutcome({ ...success, ...platform, orderId: null });
  expect(outcome.kind === 'platform' && outcome.url.host).toBe('loan.bank.example');
});

it('is refused for a reason of ours, or for an unknown one', () => {
  expect(applyOutcome({ ...fail, failReason: 'OUT_OF_REGION' })).toEqual({
    kind: 'refused',
    orderId: null,
    failReason: 'OUT_OF_REGION',
  });
  expect(applyOutcome({ ...fail, ...platform, failReason: 'OUT_OF_REGION' }).kind).toBe('refused');
  expect(applyOutcome(fail)).toMatchObject({ kind: 'refused', failReason: 'OTHER' });
});

it.each([
  'http://loan.bank.example/',
  'javascript:alert(1)',
  'data:text/html,x',
  '//evil.example',
  'not an address',
  '',
])('does not leave for %s', (sfPlatformUrl) => {
  expect(platformOf({ ...platform, sfPlatformUrl })).toBeUndefined();
});

it('leaves for products of a platform only', () => {
  expect(platformOf({ ...platform, productAudit: null })).toBeUndefined();
  expect(platformOf({ ...platform, productAudit: 'OTHER' })).toBeUndefined();
  expect(platformOf({ ...platform, productAudit: 'SF_APPLE_PRODUCT' })?.protocol).toBe('https:');
});
