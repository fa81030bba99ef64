import type { PolicyReviewRow } from '@huiqi/sdk';
import { PolicyApplicationStateValues } from '@huiqi/sdk/domain';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { operator } from '../../callKit/accounts.js';
import { callsAs, type Calls } from '../../testing/callsAs.js';
import { openTestApp, type TestApp } from '../../testing/openTestApp.js';
import { companies } from '../../schema/companies.js';
import { policyApplications } from '../../schema/policyApplications.js';

const desk = '/ticket/admin/policy/order';
let testApp: TestApp;
let reviewer: Calls;
beforeAll(async () => {
  testApp = await openTestApp();
  reviewer = await callsAs(testApp, operator);
  // The first call compiles the validators of the contract.
  await reviewer('GET', `${desk}/statusCount`);
});
afterAll(() => testApp.close());

describe('the list', () => {
  const page = async (query = ''): Promise<PolicyReviewRow[]> =>
    (await reviewer('GET', `${desk}/page?size=100${query}`)).data.content;
  const countsOf = async (query = '') => {
    const { data } = await reviewer('GET', `${desk}/statusCount?${query}`);
    return data as { auditState: string; count: number }[];
  };

  test('has the tabs of its counts, the longest waiting first', async () => {
    const counts = await countsOf();
    expect(counts.map(({ auditState }) => auditState)).toEqual(PolicyApplicationStateValues);
    for (const { auditState, count } of counts) {
      const rows = await page(`&auditState=${auditState}`);
      expect(rows.length, auditState).toBe(count);
      const times = rows.map(({ submittedTs }) => submittedTs);
      const sorted = times.toSorted();
      expect(times, auditState).toEqual(auditState === 'PENDING' ? sorted : sorted.toReversed());
    }
  });

  test.each<readonly [string, (row: PolicyReviewRow) => boolean]>([
    ['grade=COUNTY', ({ grade }) => grade === 'COUNTY'],
    ['keyword=%20奖励%20', ({ policyTitle }) => policyTitle.includes('奖励')],
    [
      'keyword=明月',
      ({ companyName, policyTitle }) => `${companyName}${policyTitle}`.includes('明月'),
    ],
    ['keyword=%25', () => false],
    ['submittedFrom=2026-06-10', ({ submittedTs }) => submittedTs >= '2026-06-09T16:00:00.000Z'],
    ['submittedUntil=2026-06-01', ({ submittedTs }) => submittedTs < '2026-06-01T16:00:00.000Z'],
  ])('is narrowed by %s, and so are its counts', async (query, fits) => {
    const all = await page();
    const found = await page(`&${query}`);
    expect(found.map(({ id }) => id).toSorted()).toEqual(
      all
        .filter(fits)
        .map(({ id }) => id)
        .toSorted(),
    );
    const counts = await countsOf(query);
    expect(counts.reduce((sum, { count }) => sum + count, 0)).toBe(found.length);
  });

  test('is of the companies in the region, and so are its counts', async () => {
    const all = await testApp.db
      .select({ cityCode: companies.cityCode })
      .from(policyApplications)
      .innerJoin(companies, eq(companies.id, policyApplications.companyId));
    const local = all.filter(({ cityCode }) => cityCode === '500231').length;
    expect(local).toBeLessThan(all.length);
    expect(await page()).toHaveLength(local);
    const sum = (counts: readonly { count: number }[]) =>
      counts.reduce((total, { count }) => total + count, 0);
    expect(sum(await countsOf())).toBe(local);
  });

  test('comes in pages of ten', async () => {
    const { data } = await reviewer('GET', `${desk}/page`);
    expect(data.content).toHaveLength(10);
    expect(data.page.size).toBe(10);
  });
});
