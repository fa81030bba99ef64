import { eq, sql } from 'drizzle-orm';
import type { DemandRow, RelatedCompany } from '@huiqi/sdk';
import { afterAll, beforeAll, describe, expect, it, test } from 'vitest';
import { admin, agent, bankOfficer, newcomer, operator, owner } from '../../callKit/accounts.js';
import { callsAs, callsWith, tokenOfAccount, type Calls } from '../../testing/callsAs.js';
import { openTestApp, type TestApp } from '../../testing/openTestApp.js';
import { pdf } from '../../callKit/sampleFiles.js';
import { uploadsAs } from '../../testing/uploadsAs.js';
import { anonymousDemand, sampleDemand } from './calls.js';
import { demandEvents, demands } from '../../schema/demands.js';

let testApp: TestApp;
let mine: Calls;
let other: Calls;
let staff: Calls;
let visitor: Calls;
let company: RelatedCompany;

beforeAll(async () => {
  testApp = await openTestApp();
  mine = await callsAs(testApp, owner);
  other = await callsAs(testApp, newcomer);
  staff = await callsAs(testApp, operator);
  visitor = callsWith(testApp, null);
  const { data } = await mine('POST', '/user/relatedCompanyList', { userId: '1', type: 1 });
  [company] = data.content;
});
afterAll(() => testApp.close());

const at = (id: string) => `/demand/front/detail/${id}`;
const onDesk = (id: string, step = '') => `/demand/admin/${id}${step}`;
let turn = 0;
/** Submits each demand on another day, so that no test reaches the daily limit. */
const submit = async (body: object = sampleDemand(company)) => {
  await testApp.db.execute(sql`delete from demand_days`);
  turn += 1;
  return (await mine('POST', '/demand/front/add', body, `demand-key-${turn}`)).data.id as string;
};
const assign = (id: string, version = 1, departmentId = 'jxw') =>
  staff('PUT', onDesk(id, '/assign'), { departmentId, version }, `assign-${id}-${version}`);
const reply = (id: string, version = 2) =>
  staff(
    'PUT',
    onDesk(id, '/reply'),
    { content: '可以申请，请按指南申报。', version },
    `reply-${id}-${version}`,
  );
const close = (id: string, body: object) =>
  staff('PUT', onDesk(id, '/close'), body, `close-${id}-${(turn += 1)}`);
const rating = (demandId: string) => ({
  demandId,
  serviceSatisfaction: 5,
  solveSpeed: 4,
  content: ' 答复及时 ',
});
const rate = (calls: Calls, id: string, key: string) =>
  calls('POST', '/demand/evaluation/add', rating(id), `rating-of-${key}`);
const titlesOf = async (id: string) => {
  const { data } = await mine('GET', '/user/notice/page?size=100');
  return data.content
    .filter(({ subject }: { subject: { id: string } | null }) => subject?.id === id)
    .map(({ title }: { title: string }) => title)
    .toSorted();
};

test('a demand goes from the company over the department to its rating, with trail and notices', async () => {
  const id = await submit();
  expect((await mine('GET', at(id))).data).toMatchObject({
    status: 'SUBMITTED',
    companyName: company.qymc,
    areaName: '垫江县',
    dueOn: '2026-06-22',
    overdue: false,
    contactName: '周明',
    contactPhone: '138****0001',
    mayRate: false,
    mine: true,
  });
  expect((await reply(id, 1)).status).toBe(409);
  const given = await assign(id);
  expect(given.data).toMatchObject({ status: 'PROCESSING', departmentId: 'jxw', version: 2 });
  expect((await rate(mine, id, 'too-early')).status).toBe(409);
  expect((await reply(id)).data).toMatchObject({ status: 'REPLIED', version: 3 });
  expect((await mine('GET', at(id))).data).toMatchObject({ status: 'REPLIED', mayRate: true });

  expect((await rate(mine, id, 'rate-1')).status).toBe(200);
  const again = await rate(mine, id, 'rate-2');
  expect([again.status, again.code]).toEqual([409, '796107']);
  expect((await mine('GET', at(id))).data).toMatchObject({
    status: 'CLOSED',
    mayRate: false,
    evaluation: { serviceSatisfaction: 5, solveSpeed: 4, content: '答复及时' },
  });

  const trail = await testApp.db
    .select()
    .from(demandEvents)
    .where(eq(demandEvents.demandId, id))
    .orderBy(demandEvents.position);
  expect(
    trail.map(({ position, event, status, userId }) => [position, event, status, userId]),
  ).toEqual([
    [1, 'SUBMIT', 'SUBMITTED', '1'],
    [2, 'ASSIGN', 'PROCESSING', '6'],
    [3, 'REPLY', 'REPLIED', '6'],
    [4, 'RATE', 'CLOSED', '1'],
  ]);
  expect(await titlesOf(id)).toEqual(['诉求已受理', '诉求已提交', '诉求有新的答复'].toSorted());
});

test('the trail refuses changes', async () => {
  await expect(
    testApp.db.execute(sql`update demand_events set remark = null`),
  ).rejects.toMatchObject({
    cause: { code: '42501' },
  });
});

describe('before a department has it', () => {
  it('a demand is there for its author alone; later on for everybody, without contact and files', async () => {
    const id = await submit();
    for (const calls of [other, visitor]) {
      const missing = await calls('GET', at('799999'));
      expect(await calls('GET', at(id))).toEqual(missing);
      expect(missing.status).toBe(404);
    }
    await assign(id);
    for (const calls of [other, visitor])
      expect((await calls('GET', at(id))).data).toMatchObject({
        id,
        contactName: null,
        contactPhone: null,
        fileUrls: [],
        mayRate: false,
        mine: false,
      });
    await reply(id);
    expect((await rate(other, id, 'foreign-rating')).status).toBe(403);
  });

  it('it is in the list of its author and in no other', async () => {
    const id = await submit();
    const has = async (calls: Calls, query: string) => {
      const { data } = await calls('GET', `/demand/front/page?size=100&${query}`);
      return data.content.some((row: DemandRow) => row.id === id);
    };
    expect(await has(mine, 'mine=true')).toBe(true);
    expect(await has(mine, 'status=SUBMITTED')).toBe(true);
    expect(await has(other, 'status=SUBMITTED')).toBe(false);
    expect(await has(visitor, 'status=SUBMITTED')).toBe(false);
    expect((await visitor('GET', '/demand/front/page?mine=true')).data.page.total).toBe(0);
  });
});

describe('an anonymous demand', () => {
  it('may come from a visitor, names nobody, and carries nothing of a company', async () => {
    const made = await visitor(
      'POST',
      '/demand/front/add',
      anonymousDemand,
      'visitor-demand-0123456789',
    );
    expect(made.status).toBe(200);
    const { data } = await staff('GET', onDesk(made.data.id));
    expect(data).toMatchObject({ anonymity: true, companyName: null, areaName: null });
    const named = { ...anonymousDemand, nsrsbh: company.nsrsbh };
    expect((await mine('POST', '/demand/front/add', named, 'named-anonymous')).status).toBe(400);
  });

  it('of a signed-in user is theirs to follow, and staff do not learn whose it is', async () => {
    const id = await submit(anonymousDemand);
    expect((await mine('GET', at(id))).data.mine).toBe(true);
    const seen = await staff('GET', onDesk(id));
    expect(JSON.stringify(seen.data)).not.toContain('周明');
    expect(seen.data.records[0]).toMatchObject({ event: 'SUBMIT', userName: null });
  });
});

describe('a demand that is not anonymous', () => {
  const fieldsOf = async (body: object) => {
    const response = await testApp.app.inject({
      method: 'POST',
      url: '/api/huiqi/demand/front/add',
      headers: {
        'x-request-id': 'web-test-000005',
        'x-access-token': await tokenOfAccount(testApp, owner),
        'idempotency-key': `fields-${(turn += 1)}`,
      },
      payload: body,
    });
    const { fieldErrors = [] } = response.json();
    return [response.statusCode, ...fieldErrors.map(({ field }: { field: string }) => field)];
  };

  it.each([
    ['speaks for a company', () => sampleDemand(company)],
    ['brings files', () => ({ ...anonymousDemand, fileUrls: ['finance/mine/x.pdf'] })],
  ])('needs a session if it %s', async (what, body) => {
    const response = await visitor(
      'POST',
      '/demand/front/add',
      body(),
      `no-session-${what.replaceAll(' ', '-')}`,
    );
    expect([response.status, response.code]).toEqual([401, '791214']);
  });

  it.each([
    ['without its taxpayer', { nsrsbh: undefined }, 400],
    ['without the name of its area', { areaName: undefined }, 400],
    ['without its city', { cityCode: undefined }, 400],
  ])('is refused %s', async (_what, change, status) => {
    expect((await fieldsOf({ ...sampleDemand(company), ...change }))[0]).toBe(status);
  });

  it.each([
    ['of a foreign company', { nsrsbh: '91500231MA5U0008XX' }, 'nsrsbh'],
    ['of an unknown area', { areaCode: '999999' }, 'areaCode'],
    ['of an unknown city', { cityCode: '999999' }, 'cityCode'],
    ['without content', { content: undefined }, 'content'],
    ['with a file of somebody else', { fileUrls: ['finance/none/x.pdf'] }, 'fileUrls'],
  ])('%s is refused at its field', async (_what, change, field) => {
    expect(await fieldsOf({ ...sampleDemand(company), ...change })).toEqual([400, field]);
  });
});

describe('staff', () => {
  it('may be operators and administrators only', async () => {
    const statuses = [];
    for (const login of [operator, admin, bankOfficer, agent, owner])
      statuses.push((await (await callsAs(testApp, login))('GET', '/demand/admin/page')).status);
    expect(statuses).toEqual([200, 200, 403, 403, 403]);
  });

  it('see the new and the late first', async () => {
    const { data } = await staff('GET', '/demand/admin/page?size=100');
    const order = data.content.map(({ status }: DemandRow) => status);
    const rank = { SUBMITTED: 0, PROCESSING: 1, REPLIED: 2, CLOSED: 2 } as Record<string, number>;
    const ranks = order.map((status: string) => rank[status]);
    expect(ranks).toEqual([...ranks].toSorted());
    const counts = (await staff('GET', '/demand/admin/statusCount')).data;
    expect(counts.total).toBe(await testApp.db.$count(demands, eq(demands.scfCity, '500231')));
    expect(counts.submitted + counts.processing + counts.replied + counts.closed).toBe(
      counts.total,
    );
  });

  it('of two who answer the same version one is refused', async () => {
    const id = await submit();
    const both = await Promise.all([
      assign(id, 1, 'jxw'),
      staff('PUT', onDesk(id, '/assign'), { departmentId: 'fgw', version: 1 }, 'second-assignment'),
    ]);
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  });

  it('close without a reply only with a reason, and without a department in silence', async () => {
    const id = await submit();
    expect((await close(id, { version: 1 })).status).toBe(400);
    expect((await close(id, { version: 1, reason: '与已有诉求重复' })).data).toMatchObject({
      status: 'CLOSED',
      closeReason: '与已有诉求重复',
      departmentId: null,
    });
    expect((await visitor('GET', at(id))).status).toBe(404);
    expect((await mine('GET', at(id))).data).toMatchObject({
      closeReason: '与已有诉求重复',
      mayRate: false,
    });
    expect((await rate(mine, id, 'rate-refused')).status).toBe(409);
  });

  it('give demands to departments of the county only', async () => {
    const id = await submit();
    for (const departmentId of ['bank-1', 'jxw-1', 'nobody'])
      expect(
        (
          await staff(
            'PUT',
            onDesk(id, '/assign'),
            { departmentId, version: 1 },
            `assign-to-${departmentId}`,
          )
        ).status,
      ).toBe(400);
  });

  it('read the files of a demand, which strangers cannot', async () => {
    const uploads = await uploadsAs(testApp);
    const { key } = await uploads.upload(['plan.pdf', pdf], uploads.mine);
    const id = await submit({ ...sampleDemand(company), fileUrls: [key] });
    await assign(id);
    const { fileUrls, fileNames } = (await staff('GET', onDesk(id))).data;
    expect(fileNames).toEqual(['plan.pdf']);
    const path = fileUrls[0].replace('/api/huiqi', '');
    expect((await staff('GET', path)).status).toBe(200);
    expect((await mine('GET', path)).status).toBe(200);
    for (const calls of [other, visitor]) expect((await calls('GET', path)).status).not.toBe(200);
  });
});
