import { and, eq, isNull, ne, notInArray, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it, test } from 'vitest';
import type { CompanyRegistry } from '../../registry/CompanyRegistry.js';
import { registryUnavailable } from '../../registry/CompanyRegistry.js';
import { backstage, bankOfficer, newcomer, operator, owner } from '../../callKit/accounts.js';
import { callsAs, callsWith, type Calls } from '../../testing/callsAs.js';
import { openTestApp, type TestApp } from '../../testing/openTestApp.js';
import { seedNow } from '../../callKit/seedNow.js';
import { companyCount } from '../../seed/companies/makeCompanies.js';
import { sampleRegistry } from '../../seed/companies/sampleRegistry.js';
import { userCompanies } from '../../schema/userCompanies.js';
import { orders } from '../../schema/orders.js';
import { reportReadings, reports } from '../../schema/reports.js';

const dayMs = 86_400_000;

/** A register whose date the test sets, and which counts calls and fails on demand. */
function setUpRegistry() {
  const state = { at: seedNow, asked: 0, isDown: false };
  const sample = sampleRegistry(companyCount(240), () => state.at);
  const registry: CompanyRegistry = {
    ...sample,
    findReport: async (creditCode) => {
      state.asked += 1;
      if (state.isDown) throw registryUnavailable();
      return sample.findReport(creditCode);
    },
  };
  return { state, registry };
}

const register = setUpRegistry();
let at = seedNow;
let testApp: TestApp;
let mine: Calls;
let officer: Calls;
let orderId: string;
let bindings: (typeof userCompanies.$inferSelect)[];
beforeAll(async () => {
  testApp = await openTestApp(() => at, {}, register.registry);
  mine = await callsAs(testApp, owner);
  officer = await callsAs(testApp, bankOfficer);
  orderId = await orderOf('1');
  bindings = await testApp.db.select().from(userCompanies).where(eq(userCompanies.userId, '1'));
});
afterAll(() => testApp.close());
beforeEach(async () => {
  Object.assign(register.state, { at: seedNow, asked: 0, isDown: false });
  at = seedNow;
  await testApp.db.delete(reports);
  await testApp.db.delete(reportReadings);
  await testApp.db.delete(userCompanies).where(eq(userCompanies.userId, '1'));
  await testApp.db.insert(userCompanies).values(bindings);
});

const here = { scfProvince: '500000', scfCity: '500231', scfDistrict: '500231' };

/** A submitted order of a company that the officer sees, created if missing. */
async function orderOf(companyId: string, userId = '1'): Promise<string> {
  const ofBank = and(
    eq(orders.companyId, companyId),
    eq(orders.bankId, '1'),
    eq(orders.scfCity, here.scfCity),
    notInArray(orders.status, ['PRE_JXW_ACCEPT', 'JXW_AUDIT_FAIL']),
  );
  const [found] = await testApp.db.select().from(orders).where(ofBank).orderBy(orders.id);
  if (found?.submittedAt) return found.id;
  const [model] = await testApp.db
    .select()
    .from(orders)
    .where(
      and(
        eq(orders.bankId, '1'),
        isNull(orders.parentOrderId),
        ne(orders.status, 'SAVE_NOT_SUBMIT'),
      ),
    );
  if (!model) throw new Error('The bank has no order');
  const id = `report-of-${companyId}`;
  const copy = {
    ...model,
    ...here,
    id,
    companyId,
    userId,
    orderCode: `DJ2026061590000${companyId}`,
  };
  await testApp.db
    .insert(orders)
    .values({ ...copy, kind: 'COMPANY', applicantName: null, status: 'ORDER_CLOSED', loan: null });
  return id;
}

const detailed = (id: string) => `/order/${id}/admin/report`;
const analysis = (id: string) => `/order/${id}/admin/newReport`;
const parts = ['basicInfo', 'financialIndicators', 'taxDeclaration', 'supplyChain'] as const;
const codes = { basicInfo: 'JBXX', financialIndicators: 'CWZB', taxDeclaration: 'NSSB' } as const;

describe('a report', () => {
  test('is made once, when it is first asked for, and stays as it was read', async () => {
    const first = await mine('GET', detailed(orderId));
    expect(first.data.header).toMatchObject({
      name: '重庆明月食品有限公司',
      number: expect.stringMatching(/^BG20260615\d{6}$/),
      date: '2026-06-15',
      reason: '贷款申请',
    });
    expect(first.data.header.code).toMatch(/^91500231/);
    register.state.at = new Date(seedNow.getTime() + 40 * dayMs);
    const later = await officer('GET', detailed(orderId));
    expect(later.data).toEqual(first.data);
    expect(register.state.asked).toBe(1);
  });

  test('has a number of its own beyond a million too', async () => {
    await testApp.db.execute(sql`select setval('report_serial', 1234567)`);
    const { data } = await mine('GET', detailed(orderId));
    expect(data.header.number).toBe('BG202606151234568');
  });

  test('asks the register once, and has one number, for all parts that a page loads together', async () => {
    const responses = await Promise.all([
      officer('GET', analysis(orderId)),
      ...parts.map((part) => officer('GET', `${analysis(orderId)}/${part}`)),
    ]);
    expect(register.state.asked).toBe(1);
    expect(await testApp.db.$count(reports)).toBe(1);
    const [whole, ...single] = responses;
    const { reportData } = whole?.data ?? {};
    expect(single.map(({ data }) => data)).toEqual([
      reportData[codes.basicInfo],
      reportData[codes.financialIndicators],
      reportData[codes.taxDeclaration],
      reportData.SXYGYL,
    ]);
  });

  test('says the same in both forms', async () => {
    const { sections } = (await mine('GET', detailed(orderId))).data;
    const { reportData } = (await mine('GET', analysis(orderId))).data;
    expect(reportData.JBXX).toEqual(sections.registration.data);
    expect(reportData.NSSB.sbjl).toEqual(sections.declarations.data);
    expect(reportData.CWZB.nd).toEqual(sections.incomeStatement.data.nd);
    const top = reportData.SXYGYL.sygys.slice(0, 5).map(({ zb }: { zb: string }) => Number(zb));
    const sum = top.reduce((total: number, one: number) => total + one, 0);
    expect(reportData.SXYGYL.syjzd).toBe(sum.toFixed(2));
    const [year, before] = reportData.NSSB.ndhz;
    expect([year.nd, before.nd]).toEqual([2026, 2025]);
    expect(Number(before.xssr)).toBe(Number(sections.incomeStatement.data.rows[0].sn));
    expect(year.tbzz).not.toBeNull();
  });

  it.each([
    ['a company that the register knows nothing of', () => orderOf('5', '4')],
    [
      'a person',
      async () => {
        const [person] = await testApp.db
          .select()
          .from(orders)
          .where(and(eq(orders.kind, 'PERSON'), eq(orders.bankId, '1')));
        return person?.id ?? '';
      },
    ],
  ])('is null for %s', async (_name, find) => {
    const id = await find();
    for (const path of [detailed(id), analysis(id), `${analysis(id)}/basicInfo`])
      expect(await officer('GET', path)).toMatchObject({ status: 200, data: null });
    expect(await testApp.db.$count(reports)).toBe(0);
  });

  test('has parts that are null, and sections that say so, where something could not be read', async () => {
    const id = await orderOf('6', '4');
    const { sections } = (await officer('GET', detailed(id))).data;
    expect(sections.balanceSheet).toEqual({ valid: false, data: null });
    expect(sections.invoices.valid).toBe(true);
    const { reportData } = (await officer('GET', analysis(id))).data;
    expect(reportData.SXYGYL).toMatchObject({ sygys: [], syjzd: null });
    const debts = reportData.CWZB.rows.filter(({ zblx }: { zblx: string }) => zblx === 'DEBT');
    expect(debts.every(({ bn }: { bn: string | null }) => bn === null)).toBe(true);
  });
});

describe('a reader', () => {
  test('is the applicant or staff in scope; everybody else sees a missing order', async () => {
    const elsewhere = await testApp.db.select().from(orders).where(ne(orders.bankId, '1'));
    const foreign = elsewhere.find(({ userId, submittedAt }) => userId !== '1' && submittedAt);
    const paths = (id: string) => [
      detailed(id),
      analysis(id),
      ...parts.map((part) => `${analysis(id)}/${part}`),
      `/order/admin/getSgin?orderId=${id}`,
    ];
    const ask = async (calls: Calls, id: string) =>
      Promise.all(paths(id).map(async (path) => (await calls('GET', path)).status));
    const all = (status: number) => paths('').map(() => status);
    const stranger = await callsAs(testApp, newcomer);
    expect(await ask(mine, orderId)).toEqual(all(200));
    expect(await ask(officer, orderId)).toEqual(all(200));
    expect(await ask(await callsAs(testApp, operator), orderId)).toEqual(all(200));
    expect(await ask(stranger, orderId)).toEqual(all(404));
    expect(await ask(await callsAs(testApp, backstage), orderId)).toEqual(all(404));
    expect(await ask(officer, foreign?.id ?? '')).toEqual(all(404));
    expect(await ask(mine, '19999999')).toEqual(all(404));
    const visitor = await callsWith(testApp, null)('GET', detailed(orderId));
    expect([visitor.status, visitor.code]).toEqual([401, '791214']);
    expect(await mine('PUT', detailed('19999999'))).toMatchObject({ status: 404 });
    expect(await stranger('PUT', detailed(orderId))).toMatchObject({ status: 404 });
  });

  test('reads no longer when the company takes its authorisation back', async () => {
    expect((await officer('GET', detailed(orderId))).status).toBe(200);
    const binding = and(eq(userCompanies.userId, '1'), eq(userCompanies.companyId, '1'));
    for (const change of [{ authorized: false }, { authorized: true, authority: ['CREDIT'] }]) {
      await testApp.db.update(userCompanies).set(change).where(binding);
      for (const calls of [mine, officer]) {
        expect(await calls('GET', detailed(orderId))).toMatchObject({
          status: 409,
          code: '100409',
        });
        expect(await calls('GET', analysis(orderId))).toMatchObject({ code: '100409' });
        expect(await calls('PUT', detailed(orderId))).toMatchObject({ code: '100409' });
      }
    }
    await testApp.db.delete(userCompanies).where(binding);
    expect(await officer('GET', detailed(orderId))).toMatchObject({ code: '100409' });
  });

  test('is written down when staff, once for the calls of a page', async () => {
    await mine('GET', detailed(orderId));
    expect(await testApp.db.$count(reportReadings)).toBe(0);
    for (const part of parts) await officer('GET', `${analysis(orderId)}/${part}`);
    const rows = await testApp.db.select().from(reportReadings);
    expect(rows).toMatchObject([{ orderId, userId: '5', kind: 'READ', readAt: seedNow }]);
    at = new Date(seedNow.getTime() + 61_000);
    await officer('GET', detailed(orderId));
    expect(await testApp.db.$count(reportReadings)).toBe(2);
  });
});

describe('a refresh', () => {
  const refresh = (calls: Calls, key?: string) => calls('PUT', detailed(orderId), undefined, key);

  test('takes newer data and a new number, or leaves what there is', async () => {
    const before = (await mine('GET', detailed(orderId))).data;
    expect((await refresh(mine)).data).toEqual({
      refreshed: false,
      updatedTs: seedNow.toISOString(),
    });
    expect((await mine('GET', detailed(orderId))).data).toEqual(before);
    register.state.at = new Date(seedNow.getTime() + 31 * dayMs);
    expect((await refresh(mine)).data).toEqual({
      refreshed: true,
      updatedTs: seedNow.toISOString(),
    });
    const after = (await officer('GET', detailed(orderId))).data;
    expect(after.header.number).not.toBe(before.header.number);
    expect(after.sections.invoices.data[0].ny).toBe('2026-06');
  });

  test('never goes back to older data', async () => {
    await mine('GET', detailed(orderId));
    const [stored] = await testApp.db.select().from(reports);
    register.state.at = new Date(seedNow.getTime() - 3 * dayMs);
    expect((await refresh(mine)).data.refreshed).toBe(false);
    const [kept] = await testApp.db.select().from(reports);
    expect(kept?.data).toEqual(stored?.data);
  });

  test('with the same key happens once', async () => {
    await mine('GET', detailed(orderId));
    register.state.at = new Date(seedNow.getTime() + dayMs);
    const first = await refresh(mine, 'refresh-key-0001');
    register.state.at = new Date(seedNow.getTime() + 2 * dayMs);
    expect(await refresh(mine, 'refresh-key-0001')).toEqual(first);
    const together = await Promise.all([1, 2, 3, 4].map(() => refresh(mine)));
    expect(together.filter(({ data }) => data.refreshed)).toHaveLength(1);
  });

  test('of a register that is down fails clearly and keeps the report', async () => {
    const before = (await mine('GET', detailed(orderId))).data;
    register.state.isDown = true;
    expect(await refresh(mine)).toMatchObject({ status: 503, code: '100503' });
    expect((await mine('GET', detailed(orderId))).data).toEqual(before);
    const other = await orderOf('6', '4');
    expect(await officer('GET', detailed(other))).toMatchObject({ status: 503, code: '100503' });
    register.state.isDown = false;
    expect((await officer('GET', detailed(other))).status).toBe(200);
  });
});
