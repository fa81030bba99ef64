import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { admin, operator, otherServiceStaff, owner, serviceStaff } from '../../callKit/accounts.js';
import { callsAs, type Calls } from '../../testing/callsAs.js';
import { openTestApp, type TestApp } from '../../testing/openTestApp.js';
import { sampleOrganisation, sampleProduct } from './calls.js';

let testApp: TestApp;
let staff: Calls;
let other: Calls;
let reviewer: Calls;
let visitor: Calls;

beforeAll(async () => {
  testApp = await openTestApp();
  staff = await callsAs(testApp, serviceStaff);
  other = await callsAs(testApp, otherServiceStaff);
  reviewer = await callsAs(testApp, operator);
  visitor = await callsAs(testApp, owner);
});
afterAll(() => testApp.close());

const org = '/firms/front/org';
const reviews = '/firms/admin/review';
const organisation = async () => (await staff('GET', `${org}/detail/801`)).data;
const product = async (id: string) => (await staff('GET', `${org}/product/detail/${id}`)).data;
const saveProduct = (body: object, key?: string) => staff('POST', `${org}/product/save`, body, key);
const shelve = (id: string, productStatus: string, version: number, calls = staff) =>
  calls('PUT', `${org}/product/shelf/${id}`, { productStatus, version });
const decide = (id: string, body: object) => reviewer('PUT', `${reviews}/${id}/decide`, body);
const isPublic = async (id: string) =>
  (await visitor('GET', `/firms/front/product/info/${id}`)).status === 200;

/** A pending review. */
async function waiting(name: string) {
  const { data } = await reviewer(
    'GET',
    `${reviews}/page?auditStatus=PENDING&keyword=${encodeURIComponent(name)}`,
  );
  return data.content[0];
}
/** The notice with a title: the clock stands still, so order does not tell the newest. */
async function noticeOf(calls: Calls, title: string) {
  const { data } = await calls('GET', '/user/notice/page?index=1&size=50');
  return data.content.find((notice: { title: string }) => notice.title === title);
}

describe('an organisation', () => {
  test('keeps what is public until its changes pass', async () => {
    const before = await organisation();
    const publicBefore = (await visitor('GET', `${org}/introduction/801`)).data;
    const saved = await staff('PUT', `${org}/save`, {
      ...sampleOrganisation,
      name: ' 智企知识产权 ',
      version: before.version,
    });
    expect(saved).toMatchObject({
      status: 200,
      data: {
        name: before.name,
        auditStatus: 'PENDING',
        published: true,
        pending: { ...sampleOrganisation, name: '智企知识产权' },
        version: before.version + 1,
      },
    });
    expect((await visitor('GET', `${org}/introduction/801`)).data).toEqual(publicBefore);
    const review = await waiting('智企知识产权');
    expect(review).toMatchObject({
      kind: 'ORGANISATION',
      orgId: '801',
      isNew: false,
      submittedBy: '张惠',
      version: 1,
    });
    const detail = (await reviewer('GET', `${reviews}/${review.id}`)).data;
    expect(detail.product).toBeNull();
    expect(detail.organisation.published).toMatchObject({
      name: before.name,
      introduction: before.introduction,
    });
    expect(detail.organisation.submitted).toEqual(saved.data.pending);
    expect(await noticeOf(reviewer, '服务机构待审核')).toMatchObject({
      subject: { kind: 'SERVICE_REVIEW', id: review.id },
    });

    const passed = await decide(review.id, { decision: 'PASS', version: 1 });
    expect(passed.data).toMatchObject({ auditStatus: 'PASSED', decidedBy: '平台运营' });
    expect(passed.data.records.map(({ event }: { event: string }) => event)).toEqual([
      'PASS',
      'SUBMIT',
    ]);
    expect(await organisation()).toMatchObject({
      ...sampleOrganisation,
      name: '智企知识产权',
      auditStatus: 'PASSED',
      pending: null,
      reason: null,
      version: before.version + 2,
    });
    expect((await visitor('GET', `${org}/introduction/801`)).data).toMatchObject({
      name: '智企知识产权',
      introduction: sampleOrganisation.introduction,
    });
    expect(await noticeOf(staff, '服务机构审核通过')).toMatchObject({
      subject: { kind: 'SERVICE_ORGANISATION', id: '801' },
    });
  });

  test('is changed by whoever saw it last', async () => {
    const { version } = await organisation();
    const save = (address: string) =>
      staff('PUT', `${org}/save`, { ...sampleOrganisation, address, version });
    const [one, two] = await Promise.all([save('桂溪街道一号'), save('桂溪街道二号')]);
    expect([one.code, two.code].toSorted()).toEqual(['100409', '200']);
  });
});

describe('a new product', () => {
  let id: string;

  test('is stored clean, seen by its staff alone, and submitted once', async () => {
    const body = {
      ...sampleProduct,
      name: '专利年费代缴',
      content: '<p onclick="x()">每年提醒并代缴专利年费</p><script>alert(1)</script>',
    };
    const made = await saveProduct(body, 'new-product-1');
    expect(made.data).toMatchObject({
      productName: '专利年费代缴',
      orgId: '801',
      price: '1800.50',
      content: '<p>每年提醒并代缴专利年费</p>',
      auditStatus: 'PENDING',
      productStatus: 'OFF_SHELF',
      published: false,
      version: 1,
    });
    expect(await saveProduct(body, 'new-product-1')).toEqual(made);
    ({ id } = made.data);
    expect(await isPublic(id)).toBe(false);
    expect((await other('GET', `${org}/product/detail/${id}`)).status).toBe(404);
    expect((await shelve(id, 'ON_SHELF', 1)).status).toBe(409);
  });

  test('is returned with a reason, and resubmitted', async () => {
    const review = await waiting('专利年费代缴');
    expect(review).toMatchObject({ kind: 'PRODUCT', isNew: true });
    expect((await decide(review.id, { decision: 'REFUSE', version: 1 })).code).toBe('100400');
    await decide(review.id, { decision: 'REFUSE', reason: ' 请写明收费标准 ', version: 1 });
    expect(await product(id)).toMatchObject({
      auditStatus: 'NOT_PASSED',
      reason: '请写明收费标准',
      pending: { name: '专利年费代缴' },
      published: false,
      version: 2,
    });
    expect((await noticeOf(staff, '服务产品审核未通过')).content).toBe(
      '服务产品“专利年费代缴”审核未通过，原因：请写明收费标准',
    );
    const again = await saveProduct({
      ...sampleProduct,
      name: '专利年费托管',
      servicePriceType: 'INTERVIEW',
      id,
      version: 2,
    });
    expect(again.data).toMatchObject({
      productName: '专利年费托管',
      price: null,
      auditStatus: 'PENDING',
      reason: null,
      version: 3,
    });
    expect((await waiting('专利年费托管')).id).not.toBe(review.id);
  });

  test('is submitted in place while it waits; a reviewer who saw the earlier one is told', async () => {
    const review = await waiting('专利年费托管');
    const { version } = await product(id);
    const body = { ...sampleProduct, name: '专利年费托管', price: '99', id, version };
    expect(await saveProduct(body)).toMatchObject({ status: 200, code: '200' });
    expect(await waiting('专利年费托管')).toMatchObject({ id: review.id, version: 2 });
    expect((await decide(review.id, { decision: 'PASS', version: 1 })).code).toBe('100409');
    expect(await isPublic(id)).toBe(false);
  });

  test('is decided by one of two reviewers, and is on offer from then on', async () => {
    const review = await waiting('专利年费托管');
    const second = await callsAs(testApp, admin);
    const results = await Promise.all([
      decide(review.id, { decision: 'PASS', version: 2 }),
      second('PUT', `${reviews}/${review.id}/decide`, { decision: 'PASS', version: 2 }),
    ]);
    expect(results.map(({ code }) => code).toSorted()).toEqual(['100409', '200']);
    expect(await product(id)).toMatchObject({
      auditStatus: 'PASSED',
      productStatus: 'ON_SHELF',
      published: true,
      price: '99.00',
      pending: null,
    });
    expect(await isPublic(id)).toBe(true);
  });

  test('is withdrawn and offered by its staff at once, by nobody else', async () => {
    const { version } = await product(id);
    expect((await shelve(id, 'OFF_SHELF', version, other)).status).toBe(404);
    expect((await shelve(id, 'ON_SHELF', version)).status).toBe(409);
    expect((await shelve(id, 'OFF_SHELF', version)).data).toMatchObject({
      productStatus: 'OFF_SHELF',
      auditStatus: 'PASSED',
    });
    expect(await isPublic(id)).toBe(false);
    expect((await shelve(id, 'ON_SHELF', version)).status).toBe(409);
    expect((await shelve(id, 'ON_SHELF', version + 1)).status).toBe(200);
    expect(await isPublic(id)).toBe(true);
  });

  test('stays withdrawn when a change of it passes', async () => {
    const { version } = await product(id);
    await shelve(id, 'OFF_SHELF', version);
    const body = { ...sampleProduct, name: '专利年费管家', id, version: version + 1 };
    expect(await saveProduct(body)).toMatchObject({ status: 200, code: '200' });
    const review = await waiting('专利年费管家');
    expect(review.isNew).toBe(false);
    await decide(review.id, { decision: 'PASS', version: 1 });
    expect(await product(id)).toMatchObject({
      productName: '专利年费管家',
      productStatus: 'OFF_SHELF',
      published: true,
    });
    const { data } = await staff('GET', '/user/notice/page?index=1&size=50');
    expect(JSON.stringify(data)).toContain('“专利年费管家”审核通过，上架后公开');
  });

  test('has a trail that nobody can change', async () => {
    const { rows } = await testApp.db.execute(
      sql`select event, position from service_review_events where subject_id = ${id} order by position`,
    );
    expect(rows.map(({ event }) => event)).toEqual(
      'SUBMIT REFUSE SUBMIT SUBMIT PASS WITHDRAW SHELVE WITHDRAW SUBMIT PASS'.split(' '),
    );
    expect(rows.map(({ position }) => position)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
    await expect(
      testApp.db.execute(sql`delete from service_review_events where subject_id = ${id}`),
    ).rejects.toThrow();
  });
});

describe('what cannot be submitted', () => {
  const refusal = async (part: object) => {
    const { status, code } = await saveProduct({ ...sampleProduct, ...part });
    return [status, code];
  };

  test.each([
    [{ name: ' 无 ' }],
    [{ price: null }],
    [{ price: '0' }],
    [{ serviceTypeBig: 'HR' }],
    [{ serviceTypeSmall: 'IP_NOTHING' }],
    [{ content: '<p></p><img src="x"><script>alert(123456789)</script>' }],
    [{ contactPhone: '12345' }],
    [{ orgId: '802' }],
    [{ published: true }],
  ])('%o', async (part) => expect(await refusal(part)).toEqual([400, '100400']));

  test("another organisation's product", async () => {
    const [{ id }] = (await other('GET', `${org}/product/page`)).data.content;
    expect(await refusal({ id, version: 1 })).toEqual(await refusal({ id: '899999', version: 1 }));
    expect(await refusal({ id, version: 1 })).toEqual([404, '100404']);
  });

  test('a change of an unknown version', async () => {
    const [{ id }] = (await staff('GET', `${org}/product/page`)).data.content;
    expect(await refusal({ id })).toEqual([400, '100400']);
  });
});

test('reviews are counted, filtered and found by those who review', async () => {
  const { data: counts } = await reviewer('GET', `${reviews}/statusCount`);
  const total = async (query: string) =>
    (await reviewer('GET', `${reviews}/page?${query}`)).data.page.total;
  expect(counts).toEqual({
    total: await total(''),
    pending: await total('auditStatus=PENDING'),
    passed: await total('auditStatus=PASSED'),
    notPassed: await total('auditStatus=NOT_PASSED'),
  });
  expect(counts.pending * counts.passed * counts.notPassed).toBeGreaterThan(0);
  expect((await total('kind=PRODUCT')) + (await total('kind=ORGANISATION'))).toBe(counts.total);
  const times = (await reviewer('GET', `${reviews}/page?auditStatus=PENDING`)).data.content.map(
    ({ submittedTs }: { submittedTs: string }) => submittedTs,
  );
  expect(times).toEqual(times.toSorted());
  for (const calls of [staff, visitor])
    expect((await calls('GET', `${reviews}/page`)).code).toBe('100403');
});
