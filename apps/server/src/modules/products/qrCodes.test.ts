import { randomBytes } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it, test } from 'vitest';
import { agent, newcomer, owner } from '../../callKit/accounts.js';
import { callsAs, type Calls } from '../../testing/callsAs.js';
import { first } from '../../callKit/defineThings.js';
import { openTestApp, type TestApp } from '../../testing/openTestApp.js';
import { seedNow } from '../../callKit/seedNow.js';
import { tidyDatabase } from '../tidyDatabase.js';
import { sampleApplication } from '../applications/calls.js';
import { registerScenarios } from '../../seed/companies/registerScenarios.js';
import { userCompanies } from '../../schema/userCompanies.js';
import { productQrCodes } from '../../schema/qrCodes.js';

const phoneProduct = '100701';
const wechatProduct = '100702';
const ordinary = '100001';
const lifetimeMs = 1_800_000;

let testApp: TestApp;
let mine: Calls;
let others: Calls;
let now = seedNow;
/** Credit codes of the first account's companies, by id. */
let codes: ReadonlyMap<string, string>;

beforeAll(async () => {
  testApp = await openTestApp(() => now);
  mine = await callsAs(testApp, owner);
  others = await callsAs(testApp, newcomer);
  const { data } = await mine('GET', '/user/getCompanyListByUser/1');
  codes = new Map(data.map(({ id, nsrsbh }: { id: string; nsrsbh: string }) => [id, nsrsbh]));
});
afterAll(() => testApp.close());

const { creditCode: nsrsbh, name: qymc } = first(
  registerScenarios.filter(({ name }) => name === '垫江县示范食品有限公司'),
  'company that can be added',
);
const addable = { nsrsbh, qymc };
const path = (productId: string) => `/product/operation/fsd/qrcode/${productId}`;
const issue = (productId: string, companyId = '1', as = mine) =>
  as('POST', path(productId), { nsrsbh: codes.get(companyId) });
const ticketOf = (url: string) => new URL(url).searchParams.get('ticket') ?? '';
const scan = (ticket: string, as = mine) => as('POST', '/product/operation/fsd/ticket', { ticket });

test('a code leads its user from a phone to the form, and tells others only of the product', async () => {
  const { data } = await issue(phoneProduct);
  expect(data).toMatchObject({
    issuedTs: now.toISOString(),
    serverTs: now.toISOString(),
    validSeconds: 1800,
  });
  const url = new URL(data.ewmUrl);
  expect(url.pathname).toBe('/scanApply');
  expect(Buffer.from(ticketOf(data.ewmUrl), 'base64url')).toHaveLength(32);
  const told = { state: 'VALID', productId: phoneProduct, productName: '房税快贷' };
  const own = (await scan(ticketOf(data.ewmUrl))).data;
  expect(own).toMatchObject({ ...told, isOwn: true, companyId: '1' });
  expect(own.companyName).not.toBeNull();
  const nothing = { companyId: null, companyName: null };
  expect((await scan(ticketOf(data.ewmUrl), others)).data).toMatchObject({
    ...told,
    ...nothing,
    isOwn: false,
  });
  const visit = await testApp.app.inject({
    method: 'POST',
    url: '/api/huiqi/product/operation/fsd/ticket',
    headers: { 'x-request-id': 'web-1' },
    payload: { ticket: ticketOf(data.ewmUrl) },
  });
  expect(visit.json().data).toMatchObject({ ...told, ...nothing, isOwn: null });
});

test('only a hash of the ticket is stored', async () => {
  const { data } = await issue(phoneProduct);
  const rows = await testApp.db.select().from(productQrCodes);
  expect(JSON.stringify(rows)).not.toContain(ticketOf(data.ewmUrl));
  expect(rows).toHaveLength(1);
});

test('a new code ends the one before, and no other', async () => {
  const first = ticketOf((await issue(phoneProduct)).data.ewmUrl);
  const wechat = ticketOf((await issue(wechatProduct)).data.ewmUrl);
  const second = ticketOf((await issue(phoneProduct)).data.ewmUrl);
  const states = await Promise.all([first, second, wechat].map((ticket) => scan(ticket)));
  expect(states.map(({ data }) => data.state)).toEqual(['EXPIRED', 'VALID', 'VALID']);
});

test('of codes that are requested at once one is valid', async () => {
  const issued = await Promise.all(Array.from({ length: 8 }, () => issue(phoneProduct)));
  const states = await Promise.all(issued.map(({ data }) => scan(ticketOf(data.ewmUrl))));
  expect(states.filter(({ data }) => data.state === 'VALID')).toHaveLength(1);
});

test('a code lasts 1800 seconds from its issue, and then tells nothing', async () => {
  const { data } = await issue(phoneProduct);
  const ticket = ticketOf(data.ewmUrl);
  const issuedAt = now.getTime();
  now = new Date(issuedAt + lifetimeMs - 1);
  expect((await scan(ticket)).data.state).toBe('VALID');
  now = new Date(issuedAt + lifetimeMs);
  const late = (await scan(ticket)).data;
  const unknown = (await scan(randomBytes(32).toString('base64url'))).data;
  expect(late).toEqual(unknown);
  expect(late).toMatchObject({ state: 'EXPIRED', productName: null, isOwn: null });
  now = new Date(issuedAt + lifetimeMs + 1);
  await tidyDatabase(testApp.db, now, { noticeDays: 0, securityEventMonths: 0 });
  const left = await testApp.db.select().from(productQrCodes);
  expect(left.filter(({ productId }) => productId === phoneProduct)).toEqual([]);
});

test('a code is void once its user has lost the company', async () => {
  const { data: companies } = await (
    await callsAs(testApp, agent)
  )('GET', '/user/getCompanyListByUser/4');
  const broker = await callsAs(testApp, agent);
  const client = companies.find(({ authorized }: { authorized: boolean }) => authorized);
  const { data } = await broker('POST', path(phoneProduct), { nsrsbh: client.nsrsbh });
  const ticket = ticketOf(data.ewmUrl);
  expect((await scan(ticket, broker)).data.state).toBe('VALID');
  expect((await broker('GET', `/user/unBund?ids=${client.id}`)).code).toBe('200');
  expect((await scan(ticket, broker)).data.state).toBe('EXPIRED');
  // Added again, it is no longer authorised.
  const { nsrsbh, qymc } = client;
  expect((await broker('POST', '/user/addRelatedCompany', { nsrsbh, qymc })).code).toBe('200');
  expect((await scan(ticket, broker)).data.state).toBe('EXPIRED');
});

it.each([
  ['a company of somebody else', phoneProduct, '7', '100404'],
  ['a company that is not authorised', phoneProduct, '2', '100409'],
  ['a company of another region', phoneProduct, '10', '100409'],
  ['a product that has a form here', ordinary, '1', '100409'],
  ['a product off the shelf', '100705', '1', '100404'],
  ['no product', '999999', '1', '100404'],
])('no code for %s', async (_why, productId, companyId, code) => {
  const nsrsbh = codes.get(companyId) ?? '91500231MA5U0000X1';
  expect((await mine('POST', path(productId), { nsrsbh })).code).toBe(code);
});

test('without a company the only one is meant; of several none is taken unasked', async () => {
  expect((await mine('POST', path(phoneProduct), {})).code).toBe('100400');
  const { data: bound } = await others('POST', '/user/addRelatedCompany', addable);
  expect((await others('POST', path(phoneProduct), {})).code).toBe('100409');
  await testApp.db
    .update(userCompanies)
    .set({ authorized: true })
    .where(eq(userCompanies.userId, '2'));
  const { data } = await others('POST', path(phoneProduct), {});
  expect((await scan(ticketOf(data.ewmUrl), others)).data.companyId).toBe(bound.id);
});

test('the published codes come in their order', async () => {
  const { data } = await mine('GET', '/product/operation/qrcode/list');
  expect(data.content.map(({ name }: { name: string }) => name)).toEqual([
    '贷款产品微信办理',
    '惠企政策公众号',
    '续贷服务微信办理',
  ]);
});

test('a submitted application of a WeChat product goes on by the code of its lender', async () => {
  const { data } = await mine('GET', '/user/getCompanyListByUser/1');
  const company = data.find(({ id }: { id: string }) => id === '1');
  const apply = (productId: string) =>
    mine('POST', `/order/user/product/${productId}`, {
      ...sampleApplication(company),
      loanAmount: '20',
      repaymentType: 'AVERAGE_CAPITAL',
    });
  const answer = await apply(wechatProduct);
  expect(answer).toMatchObject({ code: '200' });
  const wechat = answer.data;
  expect([wechat.applyStatus, wechat.ewmUrl]).toEqual([
    'SUCCESS',
    'https://weixin.example.org/apply/weijie',
  ]);
  const order = (await mine('GET', `/order/user/${wechat.orderId}`)).data;
  expect(order.ewmUrl).toBe(wechat.ewmUrl);
  const again = (await apply(wechatProduct)).data;
  expect([again.applyStatus, again.ewmUrl]).toEqual(['FAIL', null]);
});
