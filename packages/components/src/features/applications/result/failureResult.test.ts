import {
  ApplyFailReasonLabels,
  ApplyFailReasonValues,
  type OrderDetail,
  type ProductDetail,
} from '@huiqi/sdk';
import { examples } from '@huiqi/sdk/testing';
import { expect, it } from 'vitest';
import { fillCopy } from '../../../provider/copy.js';
import { applicationsCopy as copy } from '../copy.js';
import { failureResult } from './failureResult.js';

const order = examples.getOrder['default'] as OrderDetail;
const product = examples.getProduct['default'] as ProductDetail;
const links = {
  retry: { href: '#retry' },
  products: { href: '#products' },
  order: { href: '#order' },
  resume: { href: '#resume' },
  companies: { href: '#companies' },
  drawDown: { href: '#draw' },
};
const other = { name: '税易融（中国工商银行）', hint: '最高300万元', href: '#other' };

it.each(ApplyFailReasonValues)('says why, what helps and where to go on for %s', (failReason) => {
  const result = failureResult({ failReason, product, other }, copy, links);
  const expected = failReason === 'OTHER' ? copy.failUnknown : ApplyFailReasonLabels[failReason];
  expect(result.reason).toBe(expected);
  expect(result.cure).toBeTruthy();
  expect(result.primary.href).toMatch(/^#/);
  expect(result.alternatives).toHaveLength(2);
  expect(result.alternatives.map(({ href }) => href)).not.toContain(result.primary.href);
});

it('suggests a product of the special platform there, in a new tab', () => {
  const there = { ...other, href: 'https://finance.example.org/', target: '_blank' as const };
  const result = failureResult({ failReason: 'OTHER', product, other: there }, copy, links);
  expect(result.alternatives[0]).toMatchObject({ href: there.href, target: '_blank' });
});

it("prints the bank's own reason of a refused order", () => {
  const refused = { ...order, orderStatus: 'APPROVAL_FAIL' as const, reason: '企业经营未满两年' };
  const result = failureResult({ failReason: null, order: refused }, copy, links);
  expect(result.reason).toBe(`${order.bankName}：企业经营未满两年`);
  expect(result.number?.value).toBe(order.orderCode);
  expect(result.primary.href).toBe('#retry');
});

it.each([
  ['JXW_AUDIT_FAIL', '停产证明不完整', `${copy.commission}：停产证明不完整`],
  ['ORDER_CLOSED', '申请人撤回申请', '申请人撤回申请'],
  [
    'CREDIT_LINE_INVALID',
    '资料齐全，同意授信',
    fillCopy(copy.endExpired, { bank: order.bankName }),
  ],
] as const)(
  'puts no word into the mouth of the bank that it did not say: %s',
  (orderStatus, said, shown) => {
    const ended = { ...order, orderStatus, reason: said };
    expect(failureResult({ failReason: null, order: ended }, copy, links).reason).toBe(shown);
  },
);

it('leads to the order that stands in the way, whatever reason the address names', () => {
  const result = failureResult({ failReason: 'OUT_OF_REGION', order }, copy, links);
  expect(result.reason).toBe(ApplyFailReasonLabels.ALREADY_APPLIED);
  expect(result.primary.href).toBe('#order');
});

it('says what the server said, before any sentence of ours', () => {
  const line = { ...order, orderStatus: 'APPROVAL_SUCCESS' as const, reason: '资料齐全，同意授信' };
  const facts = { failReason: 'LINE_EXCEEDED', order: line } as const;
  const said = failureResult({ ...facts, message: '本次最多可提款2.5万元' }, copy, links);
  expect(said.reason).toBe('本次最多可提款2.5万元');
  // Why a line was granted is not why a draw on it failed.
  expect(failureResult(facts, copy, links).reason).toBe(ApplyFailReasonLabels.LINE_EXCEEDED);
});

it('leads to the authorisation that a draw needs, not back to its line', () => {
  const line = { ...order, orderStatus: 'APPROVAL_SUCCESS' as const };
  const result = failureResult({ failReason: 'COMPANY_UNAUTHORISED', order: line }, copy, links);
  expect(result.primary.href).toBe('#companies');
  expect(result.reason).toBe(ApplyFailReasonLabels.COMPANY_UNAUTHORISED);
});

it('continues an order that was only saved', () => {
  const saved = { ...order, orderStatus: 'SAVE_NOT_SUBMIT' as const };
  expect(failureResult({ failReason: null, order: saved }, copy, links).primary.href).toBe(
    '#resume',
  );
});

it('does without the pages that a place has not', () => {
  const few = { retry: links.retry, products: links.products };
  for (const failReason of ApplyFailReasonValues)
    expect(failureResult({ failReason }, copy, few).primary.href).toMatch(/^#(retry|products)$/);
});
