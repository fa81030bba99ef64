import { eq } from 'drizzle-orm';
import { GuaranteeFilterValues } from '@huiqi/sdk/domain';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { owner } from '../../callKit/accounts.js';
import { products } from '../../schema/products.js';
import { renewalProducts } from '../../schema/renewals.js';
import { callsAs, type Calls } from '../../testing/callsAs.js';
import { openTestApp, type TestApp } from '../../testing/openTestApp.js';

let testApp: TestApp;
let applicant: Calls;
beforeAll(async () => {
  testApp = await openTestApp();
  applicant = await callsAs(testApp, owner);
});
afterAll(() => testApp.close());

test.each([
  ['renewType=PERSONAL', ['7', '1', '8', '3', '13']],
  ['amount=301-500', ['7', '1', '2', '10']],
  ['renewType=PERSONAL&term=25-36', ['7', '3']],
  ['keyword=重庆', ['7', '8', '9']],
  ['keyword=%25', []],
  ['sortOrder=2&size=2', ['3', '1']],
  ['guaranteeType=CREDIT&productCategoryId=404', []],
])('banks by %s', async (query, ids) => {
  const { data } = await applicant('GET', `/product/bank/frontPage?${query}`);
  expect(data.content.map(({ id }: { id: string }) => id)).toEqual(ids);
});

test('banks by rate are compared per year, whatever the period of their rates', async () => {
  // 7.2 % a year.
  const daily = { interestRateType: 'DAY', minInterestRate: '0.02' } as const;
  const ofBank = eq(renewalProducts.bankId, '3');
  const before = await testApp.db.select().from(renewalProducts).where(ofBank);
  await testApp.db.update(renewalProducts).set(daily).where(ofBank);
  const { data } = await applicant('GET', '/product/bank/frontPage?sortOrder=2&size=50');
  expect(data.content.at(-1).id).toBe('3');
  for (const { id, interestRateType, minInterestRate } of before)
    await testApp.db
      .update(renewalProducts)
      .set({ interestRateType, minInterestRate })
      .where(eq(renewalProducts.id, id));
});

test('banks by guarantee are those with a product of it, which may be either of two', async () => {
  const ofBank = eq(products.bankId, '3');
  const before = await testApp.db.select().from(products).where(ofBank);
  await testApp.db.update(products).set({ guaranteeType: 'CREDIT_OR_MORTGAGE' }).where(ofBank);
  const found: string[] = [];
  for (const wanted of GuaranteeFilterValues) {
    const query = `guaranteeType=${wanted}&size=50`;
    const { data } = await applicant('GET', `/product/bank/frontPage?${query}`);
    if (data.content.some(({ id }: { id: string }) => id === '3')) found.push(wanted);
  }
  expect(found).toEqual(['CREDIT', 'MORTGAGE']);
  for (const { id, guaranteeType } of before)
    await testApp.db.update(products).set({ guaranteeType }).where(eq(products.id, id));
});

test('the second page of banks goes on where the first ends', async () => {
  const { data: first } = await applicant('GET', '/product/bank/frontPage');
  const { data: second } = await applicant('GET', '/product/bank/frontPage?index=2');
  expect([first.content.length, second.content.length]).toEqual([8, 1]);
  expect(first.content.find(({ id }: { id: string }) => id === '3')).toMatchObject({ phone: null });
});
