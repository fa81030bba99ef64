import { getTableColumns } from 'drizzle-orm';
import type { SupervisedCompany, SupervisedCompanyDetail } from '@huiqi/sdk';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { callsWith, type Calls } from '../../testing/callsAs.js';
import { openTestApp, type TestApp } from '../../testing/openTestApp.js';
import { seedNow } from '../../callKit/seedNow.js';
import { companies } from '../../schema/companies.js';
import { supervisedCompanies } from '../../schema/supervisedCompanies.js';
import { toSupervisedCompanyDetail } from './toSupervisedCompany.js';

const list = '/demand/front/company/page';

let testApp: TestApp;
let visitor: Calls;
beforeAll(async () => {
  testApp = await openTestApp();
  visitor = callsWith(testApp, null);
});
afterAll(() => testApp.close());

const find = async (keyword?: string, index = 1, size = 100) =>
  (await visitor('POST', list, { index, size, ...(keyword === undefined ? {} : { keyword }) }))
    .data;
const names = (content: readonly SupervisedCompany[]) => content.map((one) => one.companyName);

describe('the list', () => {
  test('has every registered company, bound by somebody or not, each once over its pages', async () => {
    const { page } = await find(undefined, 1, 10);
    expect(page.total).toBe(await testApp.db.$count(supervisedCompanies));
    expect(page.total).toBeGreaterThan((await testApp.db.$count(companies)) + 100);
    const ids: string[] = [];
    for (let index = 1; index <= Math.ceil(page.total / 100); index += 1)
      ids.push(...(await find(undefined, index)).content.map(({ id }: SupervisedCompany) => id));
    expect(new Set(ids).size).toBe(page.total);
    expect(ids).toHaveLength(page.total);
  });

  test('finds a part of the name, as it is typed, and the whole credit code in any case', async () => {
    const { content } = await find(' 明月 ');
    expect(content.length).toBeGreaterThan(1);
    for (const name of names(content)) expect(name).toContain('明月');
    const [{ creditCode, companyName }] = content;
    expect(names((await find(creditCode.toLowerCase())).content)).toEqual([companyName]);
    expect((await find(creditCode.slice(0, 17))).content).toEqual([]);
    expect((await find('%')).content).toEqual([]);
    expect((await find('__')).content).toEqual([]);
    expect((await find('   ')).page.total).toBe((await find()).page.total);
  });

  test.each([
    { index: 0, size: 10 },
    { index: 1, size: 101 },
    { index: 1 },
    { index: 1, size: 10, keyword: '长'.repeat(51) },
    { index: 1, size: 10, keyword: { like: '%' } },
    { index: 1, size: 10, order: 'name' },
  ])('refuses %j', async (body) => {
    expect(await visitor('POST', list, body)).toMatchObject({ code: '100400' });
  });
});

describe('a company', () => {
  const detail = async (id: string): Promise<SupervisedCompanyDetail> =>
    (await visitor('GET', `/demand/front/company/${id}`)).data;

  test('agrees with its row, and hides the name of its representative', async () => {
    const { content } = await find('食品');
    for (const row of content as SupervisedCompany[]) {
      const company = await detail(row.id);
      expect(company).toMatchObject(row);
      expect(company.licences).toHaveLength(row.licenceNumber);
      expect(company.punishments).toHaveLength(row.punishmentNumber);
      expect(company.ratings[0]?.level ?? null).toBe(row.creditLevel);
      expect(row.legalName).toMatch(/^\p{Script=Han}\*+$/u);
    }
  });

  test('counts the demands that everybody can read', async () => {
    const { data } = await visitor('GET', '/demand/front/page?size=100');
    const author = data.content.find(
      ({ companyName }: { companyName: string | null }) => companyName,
    );
    const [row] = (await find(author.companyName)).content;
    const shown = data.content.filter(
      ({ companyName }: { companyName: string | null }) => companyName === author.companyName,
    );
    expect(shown.length).toBeGreaterThan(0);
    expect((await detail(row.id)).demandNumber).toBeGreaterThanOrEqual(shown.length);
  });

  test('that is unknown is told so', async () => {
    expect(await visitor('GET', '/demand/front/company/799999')).toMatchObject({
      status: 404,
      code: '793109',
    });
  });

  test('publishes no phone and no identity number', () => {
    expect(Object.keys(getTableColumns(supervisedCompanies)).join(' ')).not.toMatch(/phone|idNo/i);
  });
});

test('the sample has companies of every standing, licensed, punished and revoked', async () => {
  const rows = await testApp.db.select().from(supervisedCompanies);
  const levels = new Set(rows.map(({ ratings }) => ratings[0]?.level));
  expect([...levels].map(String).toSorted()).toEqual(['A', 'B', 'C', 'D', 'undefined']);
  expect(rows.some(({ licences }) => licences.length === 2)).toBe(true);
  expect(new Set(rows.map((row) => row.registrationStatus))).toEqual(
    new Set(['ACTIVE', 'REVOKED', 'CANCELLED']),
  );
  const punished = rows.flatMap(({ punishments }) => punishments);
  const today = seedNow.toISOString().slice(0, 10);
  expect(punished.some(({ repairedOn }) => repairedOn !== null)).toBe(true);
  expect(punished.some(({ publicUntil }) => publicUntil < today)).toBe(true);
  for (const { updatedOn } of rows) expect(updatedOn < today).toBe(true);
});

test('a punishment is published until its last day, and no longer once it is repaired', async () => {
  const [row] = await testApp.db.select().from(supervisedCompanies);
  const one = {
    number: '1',
    kind: '一',
    facts: '二',
    penalty: '三',
    authority: '四',
    decidedOn: '2026-01-01',
    publicUntil: '2026-12-31',
    repairedOn: null,
  };
  if (!row) throw new Error('The sample has no company');
  const shownOn = (day: string, repairedOn: string | null = null) => {
    const punishments = [{ ...one, repairedOn }];
    const company = toSupervisedCompanyDetail({ ...row, punishments }, 0, day);
    expect(company.punishmentNumber).toBe(company.punishments.length);
    return company.punishments;
  };
  const { repairedOn: _unused, ...published } = one;
  expect(shownOn('2026-12-31')).toEqual([published]);
  expect(shownOn('2027-01-01')).toEqual([]);
  expect(shownOn('2026-06-01', '2026-05-01')).toEqual([]);
});
