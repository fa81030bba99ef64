import { OrderStatusLabels, OrderStatusValues, type OrderDetail } from '@huiqi/sdk';
import { examples } from '@huiqi/sdk/testing';
import { describe, expect, it } from 'vitest';
import { applicationsCopy as copy } from '../copy.js';
import { statusResult } from './statusResult.js';

const order = examples.getOrder['default'] as OrderDetail;
const links = { products: { href: '#products' }, order: { href: '#order' } };
const resultOf = (change: Partial<OrderDetail>) =>
  statusResult({ ...order, ...change }, copy, links);

/** Right after submission. */
const first = ['SAVE_NOT_SUBMIT', 'ACCEPT_SUCCESS', 'BANK_NO_INFO', 'PRE_JXW_ACCEPT'] as const;
const isFirst = (status: string) => (first as readonly string[]).includes(status);

describe('a later status', () => {
  it.each(OrderStatusValues.filter((status) => !isFirst(status)))(
    '%s is said, without a word of the bank that reviews, and leads to the order',
    (orderStatus) => {
      const result = resultOf({ orderStatus, ewmUrl: null });
      expect(result.title).toBe(OrderStatusLabels[orderStatus]);
      expect(result.primary.href).toBe('#order');
      expect(JSON.stringify(result)).not.toContain(copy.nextReviewHint);
      expect(result.title).not.toBe(copy.successTitle);
    },
  );

  it('of a refusal is no success, and has its reason', () => {
    const result = resultOf({ orderStatus: 'APPROVAL_FAIL', reason: '企业经营未满两年' });
    expect(result).toMatchObject({
      outcome: 'failure',
      reason: `${order.bankName}：企业经营未满两年`,
    });
  });

  it.each([
    ['APPROVAL_FAIL', `${order.bankName}：${copy.noReason}`],
    ['BANK_APPROVAL_FAIL', `${order.bankName}：${copy.noReason}`],
    ['JXW_AUDIT_FAIL', `${copy.commission}：${copy.noReason}`],
    ['ORDER_CLOSED', copy.endClosed],
  ] as const)('%s says who ended it, and where else to go', (orderStatus, reason) => {
    const result = resultOf({ orderStatus, reason: null, consultPhone: '023-7450 0000' });
    expect(result).toMatchObject({
      reason,
      alternatives: [{ href: 'tel:02374500000' }, { href: '#products' }],
    });
  });

  it('of a granted draw grants no line', () => {
    const result = resultOf({ orderStatus: 'APPROVAL_SUCCESS', parentOrderId: '1' });
    expect(result).toMatchObject({ line: copy.laterDrawGranted });
    expect(resultOf({ orderStatus: 'APPROVAL_SUCCESS' })).toMatchObject({
      line: copy.laterGranted,
    });
  });

  it('of an expired line does not show why it was granted', () => {
    const result = resultOf({ orderStatus: 'CREDIT_LINE_INVALID', reason: '资料齐全' });
    expect(JSON.stringify(result)).not.toContain('资料齐全');
  });
});

it.each(['ACCEPT_SUCCESS', 'BANK_NO_INFO', 'PRE_JXW_ACCEPT'] as const)(
  '%s has just been submitted',
  (orderStatus) => {
    expect(resultOf({ orderStatus })).toMatchObject({
      outcome: 'success',
      title: copy.successTitle,
    });
  },
);
