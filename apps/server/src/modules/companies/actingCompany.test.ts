import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestApp, type TestApp } from '../../testing/openTestApp.js';
import { findActingCompany, requireActingCompany } from './actingCompany.js';
import { companies } from '../../schema/companies.js';
import { userCompanies } from '../../schema/userCompanies.js';

const userId = '1';
let testApp: TestApp;
let company: typeof companies.$inferSelect;
beforeAll(async () => {
  testApp = await openTestApp();
  const [row] = await testApp.db
    .select({ company: companies })
    .from(userCompanies)
    .innerJoin(companies, eq(companies.id, userCompanies.companyId))
    .where(and(eq(userCompanies.userId, userId), eq(userCompanies.authorized, true)))
    .limit(1);
  if (!row) throw new Error('The first user may act for no company');
  ({ company } = row);
});
afterAll(() => testApp.close());

const find = (creditCode = company.creditCode) => findActingCompany(testApp.db, userId, creditCode);
const refusedWith = (field: string, message: string) => ({
  code: '100400',
  details: { fieldErrors: [{ field, message }] },
});

test('a user acts for a company whose binding was proved, and for no other', async () => {
  expect((await find())?.id).toBe(company.id);
  expect((await requireActingCompany(testApp.db, userId, company.creditCode)).id).toBe(company.id);
  expect(await find('91500000000000000X')).toBeUndefined();
  await expect(
    requireActingCompany(testApp.db, userId, '91500000000000000X'),
  ).rejects.toMatchObject(refusedWith('nsrsbh', '请选择您名下的企业'));
  await testApp.db
    .update(userCompanies)
    .set({ authorized: false })
    .where(and(eq(userCompanies.userId, userId), eq(userCompanies.companyId, company.id)));
  expect(await find()).toBeUndefined();
  await expect(
    requireActingCompany(testApp.db, userId, company.creditCode, 'taxNo'),
  ).rejects.toMatchObject(refusedWith('taxNo', '该企业尚未授权，请先完成企业授权'));
});
