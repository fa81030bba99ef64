import { expect, it } from 'vitest';
import { keepRefusalMessage, readRefusalMessage } from './refusalMessage.js';

const refusal = { orderId: null, productId: '100001', failReason: 'OTHER' };
const msg = '税务系统中没有该企业的申报数据，无法以此方式申请';

it('keeps what the server said for that refusal alone', () => {
  keepRefusalMessage(refusal, msg);
  expect(readRefusalMessage({ ...refusal, orderId: '' })).toBe(msg);
  expect(readRefusalMessage({ ...refusal, productId: '100002' })).toBeNull();
  expect(readRefusalMessage({ ...refusal, failReason: 'OUT_OF_REGION' })).toBeNull();
});

it.each([null, '  '])('keeps nothing where the server said %j', (said) => {
  keepRefusalMessage(refusal, msg);
  keepRefusalMessage(refusal, said);
  expect(readRefusalMessage(refusal)).toBeNull();
});

it('reads nothing that is not its own', () => {
  sessionStorage.setItem('huiqi:apply-refusal', '{"of"');
  expect(readRefusalMessage(refusal)).toBeNull();
});
