import { readdirSync } from 'node:fs';
import { and, eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { admin, bankOfficer, newcomer, operator, owner } from '../../callKit/accounts.js';
import { callsAs, tokenOfAccount, type Calls } from '../../testing/callsAs.js';
import { openTestApp, type TestApp } from '../../testing/openTestApp.js';
import { seedNow } from '../../callKit/seedNow.js';
import { readXls, valuesOf } from '../../testing/readXls.js';
import { orders } from '../../schema/orders.js';
import { users } from '../../schema/users.js';
import { exportColumns } from './exportColumns.js';
import { exportOrders } from './exportOrders.js';
import { beginRecord, endLostRecords } from './exportRecordRepository.js';
import { exportsPerUser, slots } from './slots.js';
import { exportRecords } from '../../schema/exportRecords.js';

let testApp: TestApp;
let officer: Calls;
beforeAll(async () => {
  testApp = await openTestApp();
  officer = await callsAs(testApp, bankOfficer);
});
afterAll(() => testApp.close());

type Field = { fieldName: string; fieldDesc: string; checked: boolean };
const listed = '/order/export/order/list';
const fieldsOf = async (...names: string[]): Promise<Field[]> => {
  const { data } = await officer('GET', '/order/export/order/fieldList');
  return (data as Field[]).map((field) => ({
    ...field,
    checked: names.length === 0 || names.includes(field.fieldName),
  }));
};
const rowsOf = (data: Buffer) => readXls(data).flatMap(valuesOf);
const pageOf = async (call: Calls, query: string) =>
  (await call('GET', `/order/admin/page?size=100&${query}`)).data;
const anywhere = { scfProvince: null, scfCity: null, scfDistrict: null };
/** Orders that the officer handles: of the bank, in the region, past the commission. */
const ofOfficer = and(
  eq(orders.bankId, '1'),
  eq(orders.scfCity, '500231'),
  eq(orders.status, 'ACCEPT_SUCCESS'),
);
let serial = 0;
const newId = () => `export-test-${(serial += 1)}`;

describe('columns', () => {
  it('are proposed with titles, and masked where they hold mobile numbers', async () => {
    const { data } = await officer('GET', '/order/export/order/fieldList');
    expect(data).toHaveLength(exportColumns.length);
    expect(data[0]).toEqual({ fieldName: 'orderCode', fieldDesc: '申请编号', checked: true });
    const file = await officer('POST', listed, { fieldList: await fieldsOf() });
    expect(file.data.toString('utf16le')).not.toMatch(/1[3-9]\d{9}/);
    const [titles = [], ...rows] = rowsOf(file.data);
    expect(titles).toEqual(exportColumns.map(({ title }) => title));
    const phones = rows.map((row) => row[titles.indexOf('联系电话')]).filter(Boolean);
    expect(phones.length).toBeGreaterThan(0);
    for (const phone of phones) expect(phone).toMatch(/^\d{3}\*{4}\d{4}$/);
  });

  it('are those that are checked, in the order of the sheet and with the titles of the server', async () => {
    const [code, company] = await fieldsOf();
    const fieldList = [
      { ...company, fieldDesc: '=1+1' },
      { ...code, fieldDesc: '编号' },
      { fieldName: 'reason', fieldDesc: '意见', checked: false },
    ];
    const { data } = await officer('POST', listed, { fieldList });
    expect(rowsOf(data)[0]).toEqual(['申请编号', '企业名称']);
  });

  it.each([
    ['one that is not there', [{ fieldName: 'legalIdNo', fieldDesc: '身份证号', checked: true }]],
    ['none that is checked', [{ fieldName: 'orderCode', fieldDesc: '申请编号', checked: false }]],
  ])('%s is refused', async (_what, fieldList) => {
    expect(await officer('POST', listed, { fieldList })).toMatchObject({
      status: 400,
      code: '100400',
    });
  });
});

describe('orders', () => {
  it.each([
    '',
    'orderStatus=ACCEPT_SUCCESS',
    'queue=mine',
    'moneyStart=20&moneyEnd=60',
    'companyName=食品',
  ])('are those of the list with the same filters: %s', async (query) => {
    for (const account of [bankOfficer, operator]) {
      const call = await callsAs(testApp, account);
      const { content, page } = await pageOf(call, query);
      const { data: judged } = await call('GET', `/order/export/order/count?${query}`);
      expect(judged).toEqual({ count: page.total, limit: 100_000 });
      const file = await call('POST', listed, {
        ...Object.fromEntries(new URLSearchParams(query)),
        fieldList: await fieldsOf('orderCode', 'companyName', 'loanAmount', 'loanterm'),
      });
      const [, ...rows] = rowsOf(file.data);
      expect(rows).toHaveLength(page.total);
      const exported = new Map(rows.map((row) => [row[0], row]));
      for (const one of content)
        expect(exported.get(one.orderCode)).toEqual([
          one.orderCode,
          one.companyName,
          Number(one.loanAmount),
          one.loanterm,
        ]);
      expect(content.length).toBeGreaterThan(0);
    }
  });

  it('of another bank or region never leave, whatever the filters say', async () => {
    const all = await testApp.db.select().from(orders);
    const others = all.filter(({ bankId, scfCity }) => bankId !== '1' || scfCity !== '500231');
    const file = await officer('POST', listed, { fieldList: await fieldsOf('orderCode') });
    const codes = new Set(rowsOf(file.data).map(([code]) => code));
    expect(others.length).toBeGreaterThan(0);
    for (const { orderCode } of others) expect(codes.has(orderCode)).toBe(false);
    expect(
      await officer('POST', listed, { fieldList: await fieldsOf('orderCode'), bankId: '2' }),
    ).toMatchObject({ status: 404, code: '100404' });
  });

  it('are missing where nothing matches', async () => {
    const none = 'orderCode=NOTHING';
    expect((await officer('GET', `/order/export/order/count?${none}`)).data.count).toBe(0);
    const body = { fieldList: await fieldsOf(), orderCode: 'NOTHING' };
    expect(await officer('POST', listed, body)).toMatchObject({ status: 404, code: '100404' });
  });

  it('with a formula in their texts are disarmed', async () => {
    const [order] = await testApp.db.select().from(orders).where(ofOfficer).limit(1);
    const { id = '', orderCode = '' } = order ?? {};
    await testApp.db
      .update(orders)
      .set({ reason: '=HYPERLINK("http://x")' })
      .where(eq(orders.id, id));
    const { data } = await officer('POST', listed, {
      orderCode,
      fieldList: await fieldsOf('reason'),
    });
    expect(rowsOf(data)[1]).toEqual([`'=HYPERLINK("http://x")`]);
  });

  it('are sent as a workbook of the right name that nothing runs', async () => {
    const { app } = testApp;
    const response = await app.inject({
      method: 'POST',
      url: `/api/huiqi${listed}`,
      headers: {
        'x-request-id': 'web-test-000005',
        'x-access-token': await tokenOfAccount(testApp, bankOfficer),
      },
      payload: { fieldList: await fieldsOf() },
    });
    expect(response.headers['content-type']).toBe('application/vnd.ms-excel');
    expect(response.headers['content-disposition']).toContain(
      `filename*=UTF-8''${encodeURIComponent('申请信息.xls')}`,
    );
    expect(Number(response.headers['content-length'])).toBe(response.rawPayload.length);
    expect(response.rawPayload.subarray(0, 8).toString('hex')).toBe('d0cf11e0a1b11ae1');
  });
});

describe('an export', () => {
  it('tells its own user how far it is, and nobody else', async () => {
    const exportId = newId();
    const path = `/order/export/order/progress?exportId=${exportId}`;
    expect(await officer('GET', path)).toMatchObject({ status: 404 });
    const file = await officer('POST', listed, { exportId, fieldList: await fieldsOf() });
    const written = rowsOf(file.data).length - 1;
    expect((await officer('GET', path)).data).toEqual({
      exportId,
      exportState: 'DONE',
      written,
      total: written,
    });
    expect(await (await callsAs(testApp, operator))('GET', path)).toMatchObject({ status: 404 });
  });

  it('happens once, whoever clicks twice', async () => {
    const body = { exportId: newId(), fieldList: await fieldsOf() };
    const both = await Promise.all([officer('POST', listed, body), officer('POST', listed, body)]);
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 429]);
    expect(both.find(({ status }) => status === 429)?.code).toBe('003001');
  });

  it('is one of two at a time', async () => {
    // The file of the previous test may still be in transit.
    const held = await vi.waitFor(() => {
      const both = [slots.take('5'), slots.take('5')];
      if (both.every((one) => one !== null)) return both;
      for (const release of both) release?.();
      throw new Error('A slot is still taken');
    });
    const body = { fieldList: await fieldsOf() };
    expect(await officer('POST', listed, body)).toMatchObject({ status: 429, code: '003001' });
    expect((await (await callsAs(testApp, operator))('POST', listed, body)).status).toBe(200);
    for (const release of held) release?.();
    expect((await officer('POST', listed, body)).status).toBe(200);
    // Other exports of the same user may run in another process.
    const record = { userId: '5', columns: [], filters: [], total: 9 };
    for (const exportId of [newId(), newId()])
      await beginRecord(testApp.db, { ...record, exportId }, exportsPerUser, seedNow);
    expect((await officer('POST', listed, body)).status).toBe(429);
    await endLostRecords(testApp.db, new Date(seedNow.getTime() + 61_000));
    expect((await officer('POST', listed, body)).status).toBe(200);
  });

  it('is recorded for administrators: who, when, how many, which columns, no values', async () => {
    const body = { companyName: '食品', fieldList: await fieldsOf('orderCode', 'reason') };
    await officer('POST', listed, { ...body, exportId: newId() });
    const records = '/order/export/order/records';
    const asAdmin = await callsAs(testApp, admin);
    expect((await asAdmin('GET', records)).data.page).toMatchObject({ index: 1, size: 10 });
    const { data } = await asAdmin('GET', `${records}?size=100`);
    expect(data.content).toContainEqual(
      expect.objectContaining({
        userName: '建行信贷员',
        exportState: 'DONE',
        columns: ['orderCode', 'reason'],
        filters: ['companyName'],
        startedTs: seedNow.toISOString(),
      }),
    );
    expect(JSON.stringify(data)).not.toContain('食品');
    // Staff of other regions see none of it.
    await testApp.db.update(users).set({ scfCity: '500112' }).where(eq(users.id, '7'));
    expect((await asAdmin('GET', records)).data.page.total).toBe(0);
  });

  it('ends with its request: no cursor, no file, a free slot, a record', async () => {
    const openFiles = () => readdirSync('/proc/self/fd').length;
    const before = openFiles();
    const exportId = newId();
    const call = {
      user: { id: '5', role: 'FINANCIER', bankId: '1', ...anywhere },
      input: { body: { exportId, fieldList: await fieldsOf() } },
      db: testApp.db,
      pool: testApp.db,
      now: () => seedNow,
      request: { log: { info: vi.fn() } },
      // The client has disconnected when the first batch is written.
      reply: { raw: { once: (_event: string, gone: () => void) => gone() } },
    };
    await expect(exportOrders(call as never)).rejects.toMatchObject({ code: '100409' });
    const { rows } = await testApp.db.execute(
      sql`select name from pg_cursors where name like 'ids_%'`,
    );
    expect(rows).toEqual([]);
    expect(openFiles()).toBeLessThanOrEqual(before);
    const [record] = await testApp.db
      .select()
      .from(exportRecords)
      .where(eq(exportRecords.exportId, exportId));
    expect(record).toMatchObject({ state: 'CANCELLED', endedAt: seedNow });
    expect(call.request.log.info.mock.calls.length).toBe(1);
    expect(JSON.stringify(call.request.log.info.mock.calls)).not.toContain('食品');
    expect((await officer('POST', listed, { fieldList: await fieldsOf() })).status).toBe(200);
  });
});

describe('the form of an epidemic-relief loan', () => {
  const path = (id: string) => `/order/user/order/exportExcelKYD/${id}`;
  const epidemicOf = async (call: Calls) =>
    (await call('GET', '/order/user/page?size=50')).data.content.find(
      (one: { productCategoryId: string; orderStatus: string }) =>
        one.productCategoryId === '5' && one.orderStatus !== 'SAVE_NOT_SUBMIT',
    );

  it('is what was filled in and decided, for its applicant and for staff who may see it', async () => {
    const applicant = await callsAs(testApp, owner);
    const { orderId, orderCode, companyName, loanAmount } = await epidemicOf(applicant);
    const { data } = await applicant('POST', path(orderId));
    const pairs = rowsOf(data);
    expect(pairs[0]).toEqual(['项目', '内容']);
    const form = new Map(pairs.map(([what, said]) => [what, said]));
    expect(form.get('申请编号')).toBe(orderCode);
    expect(form.get('企业名称')).toBe(companyName);
    expect(form.get('申请金额')).toBe(`${loanAmount}万元`);
    expect(form.get('联系电话')).toMatch(/^\d{3}\*{4}\d{4}$/);
    expect(form.get('经信委审核')).toBeTruthy();
    expect((await (await callsAs(testApp, operator))('POST', path(orderId))).status).toBe(200);
  });

  it('is missing to others, and of other loans there is none', async () => {
    const applicant = await callsAs(testApp, owner);
    const { orderId } = await epidemicOf(applicant);
    const stranger = await callsAs(testApp, newcomer);
    expect((await stranger('POST', path(orderId))).status).toBe(404);
    const { data } = await applicant('GET', '/order/user/page?size=50');
    const other = data.content.find(
      (one: { productCategoryId: string }) => one.productCategoryId !== '5',
    );
    expect(await applicant('POST', path(other.orderId))).toMatchObject({ status: 400 });
  });
});
