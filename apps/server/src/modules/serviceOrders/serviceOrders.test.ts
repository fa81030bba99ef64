import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import type { Calls } from '../../testing/callsAs.js';
import { desk, openServiceDesk } from '../../testing/openServiceDesk.js';
import { serviceOrderEvents } from '../../schema/serviceOrders.js';
import { serviceOrderTrail } from './serviceOrderTrail.js';

let desks: Awaited<ReturnType<typeof openServiceDesk>>;
beforeAll(async () => {
  desks = await openServiceDesk();
});
afterAll(() => desks.testApp.close());
afterEach(() => desks.closeOrders());

const countersOf = async (productId: string) => {
  const { orderNumber, averageScore, evaluationNumber } = (
    await desks.visitor('GET', `/firms/front/product/info/${productId}`)
  ).data;
  return { orderNumber, averageScore, evaluationNumber };
};
const titlesOf = async (calls: Calls, id: string) => {
  const { data } = await calls('GET', '/user/notice/page?size=100');
  return data.content
    .filter(({ subject }: { subject: { id: string } | null }) => subject?.id === id)
    .map(({ title, subject }: { title: string; subject: { kind: string } }) => [
      subject.kind,
      title,
    ])
    .toSorted();
};

test('an order goes from the company over the organisation to its rating, with trail and notices', async () => {
  const { testApp, mine, staff, company, foreignStaff, order, handle, cancel, rate, view } = desks;
  const { id, productId } = await order();
  expect(await view(id)).toMatchObject({
    orderStatus: 'PENDING',
    orderStatusName: '待受理',
    entName: company.qymc,
    nsrsbh: company.nsrsbh,
    orgId: '801',
    contactPhone: '13800000001',
    evaluated: false,
    mayRate: false,
    mayCancel: true,
    handling: null,
  });
  expect((await rate(id)).status).toBe(409);
  expect((await handle(id, 'ACCEPTED', { handling: '今日联系您', version: 1 })).status).toBe(200);
  expect((await handle(id, 'FINISHED', { version: 2 })).status).toBe(200);
  expect((await cancel(id)).status).toBe(409);
  expect(await view(id)).toMatchObject({
    orderStatus: 'FINISHED',
    handling: '今日联系您',
    mayRate: true,
    mayCancel: false,
  });

  const before = await countersOf(productId);
  expect((await rate(id, 4)).status).toBe(200);
  const again = await rate(id, 5);
  expect([again.status, again.code]).toEqual([409, '796107']);
  const after = await countersOf(productId);
  expect(after.evaluationNumber).toBe(before.evaluationNumber + 1);
  const sum = (before.averageScore ?? 0) * before.evaluationNumber + 4;
  expect(after.averageScore).toBeCloseTo(sum / after.evaluationNumber, 0);
  const rated = await view(id);
  expect(rated).toMatchObject({ orderStatus: 'FINISHED', evaluated: true, mayRate: false });
  expect(rated.evaluation).toMatchObject({ score: 4, content: '很专业', productId });
  expect(rated.evaluation.companyName).not.toBe(company.qymc);

  // Each side sees its own people by name and the other side as a whole.
  const own = (await mine('GET', '/user/info')).data.userName ?? expect.any(String);
  expect(
    rated.records.map((record: { event: string; actorName: string }) => [
      record.event,
      record.actorName,
    ]),
  ).toEqual([
    ['SUBMIT', own],
    ['ACCEPT', rated.orgName],
    ['FINISH', rated.orgName],
    ['RATE', own],
  ]);
  const seen = (await staff('GET', `${desk}/detail/${id}`)).data;
  expect(seen.records.map(({ actorName }: { actorName: string }) => actorName)).toEqual([
    company.qymc,
    '张惠',
    '张惠',
    company.qymc,
  ]);
  expect(seen).toMatchObject({ version: 4, evaluated: true });

  const trail = await testApp.db
    .select()
    .from(serviceOrderEvents)
    .where(eq(serviceOrderEvents.orderId, id))
    .orderBy(serviceOrderEvents.position);
  expect(
    trail.map(({ position, event, status, userId }) => [position, event, status, userId]),
  ).toEqual([
    [1, 'SUBMIT', 'PENDING', '1'],
    [2, 'ACCEPT', 'ACCEPTED', '11'],
    [3, 'FINISH', 'FINISHED', '11'],
    [4, 'RATE', 'FINISHED', '1'],
  ]);
  expect((await serviceOrderTrail.verify(testApp.db)).faults).toEqual([]);
  expect(await titlesOf(mine, id)).toEqual(
    [
      ['SERVICE_ORDER', '服务订单已提交'],
      ['SERVICE_ORDER', '服务订单已受理'],
      ['SERVICE_ORDER', '服务已完成'],
    ].toSorted(),
  );
  expect(await titlesOf(staff, id)).toEqual(
    [
      ['ORGANISATION_ORDER', '新的服务订单'],
      ['ORGANISATION_ORDER', '服务订单有新的评价'],
    ].toSorted(),
  );
  expect(await titlesOf(foreignStaff, id)).toEqual([]);
});
