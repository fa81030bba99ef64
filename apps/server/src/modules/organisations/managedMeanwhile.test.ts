import type { ServiceReviewDetail } from '@huiqi/sdk';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { serviceStaff } from '../../callKit/accounts.js';
import { callsAs, requestId, tokenOfAccount, type Calls } from '../../testing/callsAs.js';
import { openManagement, type Management } from '../../testing/openManagement.js';
import { isShown } from '../management/links/linkRepository.js';
import { sampleProduct } from './calls.js';

let management: Management;
let staff: Calls;
/** A service on offer, which its organisation and the operators change. */
let id: string;

beforeAll(async () => {
  management = await openManagement();
  staff = await callsAs(management.testApp, serviceStaff);
});
afterAll(() => management.testApp.close());

const org = '/firms/front/org/product';
const reviews = '/firms/admin/review';
const product = async () => (await staff('GET', `${org}/detail/${id}`)).data;
const isPublic = async () =>
  (await management.visitor('GET', `/firms/front/product/info/${id}`)).status === 200;

/** Submits for review; returns the review. */
async function submit(more: object): Promise<ServiceReviewDetail> {
  const { author } = management;
  const saved = await staff('POST', `${org}/save`, { ...sampleProduct, ...more });
  expect(saved.status).toBe(200);
  ({ id } = saved.data);
  const { name } = saved.data.pending;
  const query = `auditStatus=PENDING&keyword=${encodeURIComponent(name)}`;
  const { data } = await author('GET', `${reviews}/page?${query}`);
  return shown(data.content[0]);
}
const shown = async (review: { readonly id: string }): Promise<ServiceReviewDetail> =>
  (await management.author('GET', `${reviews}/${review.id}`)).data;
const pass = (review: ServiceReviewDetail) =>
  management.author('PUT', `${reviews}/${review.id}/decide`, {
    decision: 'PASS',
    version: review.version,
  });
async function manage(more: object): Promise<void> {
  const change = await management.open('SERVICE', id);
  await management.publish(change, { ...change.content, ...more });
}

const ourPhone = { contactPhone: '023-74522222' };
let name: string;

beforeEach(async () => {
  name = expect.getState().currentTestName?.slice(0, 50) ?? '';
  expect((await pass(await submit({ name }))).status).toBe(200);
});

test('a review shows what operators published while it waited', async () => {
  const { version } = await product();
  const theirs = { name, process: '受理\n办结' };
  const before = await submit({ ...theirs, id, version });
  await manage(ourPhone);
  expect((await pass(before)).code).toBe('100409');
  const review = await shown(before);
  expect(review).toMatchObject({ isNew: false, isPublished: true });
  expect(review.product?.published).toMatchObject({ ...ourPhone, process: sampleProduct.process });
  // Read and passed, it is shown beside what it replaced from then on.
  expect((await pass(review)).status).toBe(200);
  expect(await product()).toMatchObject({ contactPhone: sampleProduct.contactPhone });
  expect((await shown(review)).product?.published).toMatchObject(ourPhone);
});

test('a review that began before its service was withdrawn does not bring it back unread', async () => {
  const { version } = await product();
  const before = await submit({ name, id, version });
  expect((await management.withdraw('SERVICE', id)).status).toBe(200);
  expect((await pass(before)).code).toBe('100409');
  expect(await isPublic()).toBe(false);
  expect((await shown(before)).product?.published).toBeNull();
});

test('a service that operators withdrew is not new when it is submitted again, nor after a refusal', async () => {
  const { author, withdraw } = management;
  await withdraw('SERVICE', id);
  const again = await submit({ name, id, version: (await product()).version });
  const withdrawn = { isNew: false, isPublished: false, product: { published: null } };
  expect(again).toMatchObject(withdrawn);
  const refusal = { decision: 'REFUSE', reason: '请写明收费标准', version: again.version };
  expect((await author('PUT', `${reviews}/${again.id}/decide`, refusal)).status).toBe(200);
  const last = await submit({ name, id, version: (await product()).version });
  expect(last).toMatchObject(withdrawn);
  // What was decided keeps what it was.
  expect(await shown(again)).toMatchObject(withdrawn);
});

test('a review of an organisation shows what operators published while it waited', async () => {
  const path = '/firms/front/org';
  const { version, ...own } = (await staff('GET', `${path}/detail/801`)).data;
  const { introduction, address, contactName, contactPhone } = own;
  const content = { name: own.name, introduction, address, contactName, contactPhone };
  const saved = await staff('PUT', `${path}/save`, { ...content, address: '工业园区', version });
  expect(saved.status).toBe(200);
  const { data } = await management.author('GET', `${reviews}/page?auditStatus=PENDING&size=50`);
  const { id: reviewId } = data.content.find(
    (row: { kind: string; orgId: string }) => row.kind === 'ORGANISATION' && row.orgId === '801',
  );
  const before = await shown({ id: reviewId });
  const change = await management.open('ORGANISATION', '801');
  await management.publish(change, { ...change.content, ...ourPhone });
  expect((await pass(before)).code).toBe('100409');
  expect((await shown(before)).organisation?.published).toMatchObject(ourPhone);
});

test('staff whose form operators overtook are told of them, not of what was done before', async () => {
  const { version } = await product();
  await manage(ourPhone);
  const { app } = management.testApp;
  const token = await tokenOfAccount(management.testApp, serviceStaff);
  const saved = await app.inject({
    method: 'POST',
    url: `/api/huiqi${org}/save`,
    headers: { 'x-request-id': requestId, 'x-access-token': token },
    payload: { ...sampleProduct, id, version },
  });
  expect(saved.json()).toMatchObject({
    code: '100409',
    message: '平台工作人员修改或下架了公开的内容，请查看最新内容后再提交',
  });
});

const shelve = async (productStatus: string) =>
  staff('PUT', `${org}/shelf/${id}`, { productStatus, version: (await product()).version });

test('a service that its organisation took off the shelf stays off when operators publish a change of it', async () => {
  expect((await shelve('OFF_SHELF')).status).toBe(200);
  await manage(ourPhone);
  expect(await product()).toMatchObject({ ...ourPhone, productStatus: 'OFF_SHELF' });
  expect((await shelve('ON_SHELF')).status).toBe(200);
  expect(await isPublic()).toBe(true);
});

test('operators withdraw a service that is off the shelf, so that its organisation cannot put it back', async () => {
  const { author, withdraw, testApp } = management;
  expect((await shelve('OFF_SHELF')).status).toBe(200);
  expect((await author('GET', `/manage/items/SERVICE/${id}`)).data.item.state).toBe('PUBLISHED');
  // A link to it is broken nevertheless.
  expect(await isShown(testApp.db, 'SERVICE', id)).toBe(false);
  expect((await withdraw('SERVICE', id)).data.state).toBe('WITHDRAWN');
  expect((await shelve('ON_SHELF')).code).toBe('100409');
  // What operators publish again is on offer.
  await manage(ourPhone);
  expect(await isPublic()).toBe(true);
  expect(await isShown(testApp.db, 'SERVICE', id)).toBe(true);
});
