import type { OrderEvent, OrderTimelineEntry } from '@huiqi/sdk';
import { describe, expect, it } from 'vitest';
import { epidemicReviews } from './epidemicReviews.js';

const trail = (...events: OrderEvent[]): OrderTimelineEntry[] =>
  events.map((event, turn) => ({
    id: String(turn + 1),
    event,
    orderStatus: 'PRE_JXW_ACCEPT',
    actor: 'SYSTEM',
    createdTs: `2026-11-0${turn + 1}T00:00:00.000Z`,
    remark: `意见${turn + 1}`,
  }));
const pending = { auditState: 'PENDING', reason: null, auditTs: null };
const decided = (auditState: string, turn: number) => ({
  auditState,
  reason: `意见${turn}`,
  auditTs: `2026-11-0${turn}T00:00:00.000Z`,
});

describe('the reviews of an epidemic-relief loan', () => {
  it.each<[string, OrderEvent[], unknown, unknown]>([
    ['saved', ['SAVE'], pending, null],
    ['submitted', ['SUBMIT'], pending, null],
    ['closed before a review', ['SUBMIT', 'CLOSE'], pending, null],
    ['refused by the commission', ['SUBMIT', 'REVIEW_REJECT'], decided('NOT_PASSED', 2), null],
    ['passed by the commission', ['SUBMIT', 'REVIEW_PASS'], decided('PASSED', 2), pending],
    [
      'refused by the bank',
      ['SAVE', 'SUBMIT', 'REVIEW_PASS', 'REJECT'],
      decided('PASSED', 3),
      decided('NOT_PASSED', 4),
    ],
    ['paid out', ['SUBMIT', 'REVIEW_PASS', 'DISBURSE'], decided('PASSED', 2), decided('PASSED', 3)],
    [
      'recorded as paid out in error',
      ['SUBMIT', 'REVIEW_PASS', 'DISBURSE', 'LOAN_VOIDED'],
      decided('PASSED', 2),
      pending,
    ],
  ])('%s', (_name, events, commissionReview, bankReview) => {
    expect(epidemicReviews(trail(...events))).toEqual({ commissionReview, bankReview });
  });
});
