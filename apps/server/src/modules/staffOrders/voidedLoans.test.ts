import { constants } from '@huiqi/sdk/domain';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { products } from '../../schema/products.js';
import { grant, loan, openDesk, type Desk } from '../../testing/openDesk.js';
import { submitAnew } from '../../testing/submitAnew.js';

let desk: Desk;
beforeAll(async () => {
  desk = await openDesk();
});
afterAll(() => desk.testApp.close());

const recommended = { orderStatus: 'JXW_AUDIT_PASSED', reason: '情况属实' };
const kinds = {
  ordinary: { productId: '100001', status: 'ACCEPT_SUCCESS' },
  relief: { productId: '100040', status: 'PRE_JXW_ACCEPT' },
} as const;

it.each([
  ['ordinary', constants.epidemicCategoryId, 'APPROVAL_SUCCESS'],
  ['relief', constants.productCategoryIds.tax, 'JXW_AUDIT_PASSED'],
] as const)(
  '%s: an order whose loan is voided is again what it was, though its product is of category %s now',
  async (kind, categoryId, orderStatus) => {
    const { db } = desk.testApp;
    const id = `voided-${kind}`;
    const orderCode = `DJ2025010490000${kind.length}`;
    await submitAnew(db, { id, orderCode, ...kinds[kind], isPerson: false });
    const order = `/order/${id}/admin`;
    if (kind === 'relief') await desk.platform('PUT', `${order}/accept`, recommended);
    else await desk.officer('PUT', `${order}/accept`, grant);
    await desk.officer('PUT', `${order}/loan`, { ...loan, amount: '1' });
    const offer = eq(products.id, kinds[kind].productId);
    await db.update(products).set({ categoryId }).where(offer);

    const wrong = { loan: null, reason: '实际未放款' };
    const { data } = await desk.officer('POST', `${order}/loan/correction`, wrong);
    const decision = { correctionId: data.loanCorrection.id, confirmed: true };
    const made = await desk.colleague('PUT', `${order}/loan/correction`, decision);
    expect(made.data).toMatchObject({ orderStatus, loan: null });

    const isRelief = kind === 'relief';
    const reviews = await desk.applicant('GET', `/order/user/antiEpidemicLoan/${id}`);
    expect(reviews.status).toBe(isRelief ? 200 : 400);
    const shown = await desk.applicant('GET', `/order/user/${id}`);
    expect(shown.data.reportExportable).toBe(isRelief);
  },
);
