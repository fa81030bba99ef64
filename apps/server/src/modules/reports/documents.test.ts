import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { and, eq, isNotNull } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it, test } from 'vitest';
import { bankOfficer, newcomer, owner } from '../../callKit/accounts.js';
import { callsAs, requestId, tokenOfAccount, type Calls } from '../../testing/callsAs.js';
import { openTestApp, type TestApp } from '../../testing/openTestApp.js';
import type { OutboxEntry } from '../../messages/outbox.js';
import { userCompanies } from '../../schema/userCompanies.js';
import { orders } from '../../schema/orders.js';
import { rateLimits } from '../../schema/rateLimits.js';
import { reportReadings } from '../../schema/reports.js';

const run = promisify(execFile);
const name = '重庆明月食品有限公司(分析报告)';
const email = 'zhouming@example.com';

let testApp: TestApp;
let mine: Calls;
let officer: Calls;
let orderId: string;
beforeAll(async () => {
  testApp = await openTestApp(undefined, { HUIQI_SANDBOX: '1', HUIQI_REPORT_MAIL_LIMIT: '8' });
  mine = await callsAs(testApp, owner);
  officer = await callsAs(testApp, bankOfficer);
  const [order] = await testApp.db
    .select()
    .from(orders)
    .where(and(eq(orders.companyId, '1'), eq(orders.bankId, '1'), isNotNull(orders.submittedAt)));
  orderId = order?.id ?? '';
});
afterAll(() => testApp.close());
beforeEach(async () => {
  await testApp.db.delete(rateLimits);
  await testApp.db.delete(reportReadings);
});

const mail = (body: object = {}, calls = mine, id = orderId) =>
  calls('POST', `/order/${id}/admin/report/email`, { name, orderId: id, email, ...body });
const download = (body: object = {}, calls = mine, id = orderId) =>
  calls('POST', `/order/${id}/admin/report/download`, { name, ...body });
const outbox = async (to: string): Promise<OutboxEntry[]> =>
  (await testApp.app.inject(`/__sandbox/outbox?to=${encodeURIComponent(to)}`)).json();

/** Text of a PDF as a reader finds and copies it. */
async function textOf(pdf: Buffer): Promise<string> {
  const task = run('pdftotext', ['-layout', '-', '-'], { maxBuffer: 10_000_000 });
  task.child.stdin?.end(pdf);
  return (await task).stdout;
}

describe('the downloaded report', () => {
  test('is the PDF of the stored report, named for the company', async () => {
    const token = await tokenOfAccount(testApp, owner);
    const response = await testApp.app.inject({
      method: 'POST',
      url: `/api/huiqi/order/${orderId}/admin/report/download`,
      headers: { 'x-request-id': requestId, 'x-access-token': token },
      payload: { name },
    });
    expect(response.headers['content-type']).toBe('application/pdf');
    expect(response.headers['content-disposition']).toContain(
      `filename*=UTF-8''${encodeURIComponent(name).replaceAll('(', '%28').replaceAll(')', '%29')}.pdf`,
    );
    expect(response.headers['cache-control']).toBe('private, no-store');
    expect(response.headers['content-security-policy']).toContain('sandbox');
    const text = await textOf(response.rawPayload);
    const { data } = await mine('GET', `/order/${orderId}/admin/newReport`);
    const { header, reportData } = data;
    for (const part of [header.name, header.number, header.code, reportData.JBXX.fddbrxm])
      expect(text).toContain(part);
    expect(await download()).toMatchObject({ data: response.rawPayload });
    // The printing thread starts with the first report.
  }, 90_000);

  test('holds nothing of what the page sends', async () => {
    const htmlString =
      '<html><h1>伪造的报告</h1><script>fetch("http://127.0.0.1:9/steal")</script><img src=file:///etc/passwd></html>';
    const { status, data } = await download({
      name: '伪造标题"\r\nX-Injected: 1<script>alert(1)</script>',
      htmlString,
      token: 'another-session',
    });
    expect(status).toBe(200);
    expect(data).toEqual((await download()).data);
    const text = await textOf(data);
    for (const forged of ['伪造', 'script', 'steal', 'another-session'])
      expect(text).not.toContain(forged);
    expect(data.toString('latin1')).not.toMatch(/\/JavaScript|\/JS\b|\/Launch|\/URI/);
  });

  test('does not keep other calls waiting while it is printed', async () => {
    const ticks: number[] = [];
    let last = performance.now();
    const timer = setInterval(() => {
      ticks.push(performance.now() - last);
      last = performance.now();
    }, 5);
    const all = await Promise.all(Array.from({ length: 6 }, () => download()));
    clearInterval(timer);
    expect(all.every(({ status }) => status === 200)).toBe(true);
    expect(ticks.length).toBeGreaterThan(5);
  });

  test('is written down, of applicants too', async () => {
    await download();
    await download({}, officer);
    const rows = await testApp.db.select().from(reportReadings).orderBy(reportReadings.id);
    expect(rows.map(({ userId, kind }) => [userId, kind])).toEqual([
      ['1', 'DOWNLOAD'],
      ['5', 'READ'],
      ['5', 'DOWNLOAD'],
    ]);
  });

  test('is for its readers, and only while the company lets its data be read', async () => {
    const stranger = await callsAs(testApp, newcomer);
    expect(await download({}, stranger)).toMatchObject({ status: 404, code: '100404' });
    expect(await download({}, mine, '19999999')).toMatchObject({ status: 404 });
    expect(await mail({}, stranger)).toMatchObject({ status: 404, code: '100404' });
    const binding = and(eq(userCompanies.userId, '1'), eq(userCompanies.companyId, '1'));
    await testApp.db.update(userCompanies).set({ authorized: false }).where(binding);
    expect(await download()).toMatchObject({ status: 409, code: '100409' });
    expect(await mail()).toMatchObject({ status: 409, code: '100409' });
    await testApp.db.update(userCompanies).set({ authorized: true }).where(binding);
  });

  test('can be sent as well', async () => {
    const to = 'download@example.com';
    expect((await download({ email: to })).status).toBe(200);
    expect(await outbox(to)).toMatchObject([{ subject: name }]);
    expect(await download({ email: `${to}\r\nBcc: x@example.com` })).toMatchObject({ status: 400 });
  });
});

describe('the report by e-mail', () => {
  test('leaves with the PDF attached', async () => {
    const to = 'reader@example.com';
    const response = await mail({
      email: to,
      name: '季度报告\r\n请查收',
      remark: '请查收\r\n谢谢',
    });
    expect(response).toMatchObject({
      status: 200,
      data: { type: 'info', message: '报告已发送，请注意查收' },
    });
    const [entry, ...more] = await outbox(to);
    expect(more).toEqual([]);
    const { data } = await download();
    expect(entry).toMatchObject({
      channel: 'email',
      subject: '季度报告 请查收',
      attachments: [{ fileName: `${name}.pdf`, size: data.length }],
    });
    expect(entry?.text).toContain('发件人附言：请查收 谢谢');
    expect(entry?.text).toContain('仅供参考');
    const rows = await testApp.db
      .select()
      .from(reportReadings)
      .where(eq(reportReadings.kind, 'MAIL'));
    expect(rows).toMatchObject([{ orderId, userId: '1', recipient: 'r***@example.com' }]);
  });

  test('leaves once for one key, and five times a day for an order', async () => {
    const to = 'once@example.com';
    const body = { name, orderId, email: to };
    const path = `/order/${orderId}/admin/report/email`;
    for (let turn = 0; turn < 3; turn += 1) await mine('POST', path, body, 'mail-key-000001');
    expect(await outbox(to)).toHaveLength(1);
    for (let turn = 0; turn < 4; turn += 1)
      expect((await mail({ email: to })).data.type).toBe('info');
    expect((await mail({ email: to })).data).toEqual({
      type: 'error',
      message: '发送次数已达上限，请稍后再试',
    });
    expect(await outbox(to)).toHaveLength(5);
    // Officers are counted separately.
    expect((await mail({ email: to }, officer)).data.type).toBe('info');
  });

  test('is limited for all orders of a user, also when sent at the same time', async () => {
    const found = await testApp.db
      .select()
      .from(orders)
      .where(and(eq(orders.companyId, '1'), isNotNull(orders.submittedAt)));
    const ids = found.slice(0, 3).map(({ id }) => id);
    const all = await Promise.all(
      Array.from({ length: 12 }, (_unused, turn) =>
        mail({ email: 'many@example.com' }, mine, ids[turn % ids.length]),
      ),
    );
    expect(all.filter(({ data }) => data.type === 'info')).toHaveLength(8);
    expect(await outbox('many@example.com')).toHaveLength(8);
  });

  it.each([
    'a@example.com\r\nBcc: b@example.com',
    'a@example.com,b@example.com',
    'a@example.com;b@example.com',
    'Zhou <a@example.com>',
    '"a b"@example.com',
    '周明@example.com',
    'a@localhost',
    '',
    undefined,
  ])('goes to one plain address, not to %j', async (address) => {
    const { status, code } = await mail({ email: address });
    expect([status, code]).toEqual([400, '100400']);
    expect(await testApp.db.$count(reportReadings)).toBe(0);
  });

  test('carries no address to visit', async () => {
    for (const text of ['请打开 https://evil.example', '访问 www.evil.cn', '上 evil.com 领取'])
      for (const field of ['name', 'remark'])
        expect((await mail({ [field]: text })).status).toBe(400);
    expect((await mail({ orderId: '19999999' })).status).toBe(400);
  });
});

test('without a mail server a report is not sent, and the user is told', async () => {
  const without = await openTestApp(undefined, { HUIQI_SMS_URL: 'none' });
  try {
    const calls = await callsAs(without, owner);
    const { data } = await mail({}, calls);
    expect(data).toEqual({ type: 'error', message: '邮件服务尚未开通，请联系平台客服' });
    expect(await without.db.$count(reportReadings)).toBe(0);
  } finally {
    await without.close();
  }
}, 90_000);
