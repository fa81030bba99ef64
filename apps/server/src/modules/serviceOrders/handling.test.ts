import { eq } from 'drizzle-orm';
import type { OrganisationOrder } from '@huiqi/sdk';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { operator } from '../../callKit/accounts.js';
import { callsAs, type Calls } from '../../testing/callsAs.js';
import { desk, front, openServiceDesk } from '../../testing/openServiceDesk.js';
import { userCompanies } from '../../schema/userCompanies.js';

let desks: Awaited<ReturnType<typeof openServiceDesk>>;
beforeAll(async () => {
  desks = await openServiceDesk();
});
afterAll(() => desks.testApp.close());
afterEach(() => desks.closeOrders());

describe('the staff of an organisation', () => {
  it('see and handle orders of their own organisation only, whatever they send', async () => {
    const { testApp, staff, other, foreignStaff, order, handle, view } = desks;
    const { id } = await order();
    for (const caller of [foreignStaff, other, await callsAs(testApp, operator)]) {
      expect((await caller('GET', `${desk}/detail/${id}`)).status).not.toBe(200);
      expect((await handle(id, 'ACCEPTED', {}, caller)).status).not.toBe(200);
    }
    expect((await foreignStaff('GET', `${desk}/detail/${id}`)).status).toBe(404);
    const list = async (calls: Calls, query = '') =>
      (await calls('GET', `${desk}/page?size=100${query}`)).data.content.map(
        ({ orgId }: { orgId: string }) => orgId,
      );
    expect(new Set(await list(staff))).toEqual(new Set(['801']));
    expect(new Set(await list(foreignStaff))).toEqual(new Set(['802']));
    expect(await list(foreignStaff, '&orgId=801')).toEqual([]);
    expect((await view(id)).orderStatus).toBe('PENDING');
  });

  it('find orders by each filter, as the rows say', async () => {
    const { staff, order, apply, nextProduct, second } = desks;
    const { id } = await order();
    const other = (await apply(nextProduct(), second.nsrsbh)).data.id as string;
    const list = async (query: Record<string, string> = {}): Promise<OrganisationOrder[]> =>
      (await staff('GET', `${desk}/page?${new URLSearchParams({ size: '100', ...query })}`)).data
        .content;
    const all = await list();
    const model = all.find((row) => row.id === id);
    if (!model) throw new Error('The order is not in the list');
    const { entName, nsrsbh, productId, status } = model;
    const filters: [Record<string, string>, (row: OrganisationOrder) => boolean][] = [
      [{ entName }, (row) => row.entName.includes(entName)],
      [{ nsrsbh: nsrsbh.toLowerCase() }, (row) => row.nsrsbh === nsrsbh],
      [{ productIdList: productId }, (row) => row.productId === productId],
      [{ status }, (row) => row.status === status],
    ];
    for (const [query, keep] of filters) {
      const expected = all.filter(keep).map((row) => row.id);
      expect(expected.length, JSON.stringify(query)).toBeLessThan(all.length);
      expect((await list(query)).map((row) => row.id)).toEqual(expected);
    }
    expect((await list({ nsrsbh })).map((row) => row.id)).not.toContain(other);
    // Parts of a number would reveal the digits that the list hides.
    const { contactPhone } = (await staff('POST', `${desk}/${id}/contact`, {})).data;
    const withPhone = async (contractPhone: string) =>
      (await list({ contractPhone })).map((row) => row.id);
    expect(await withPhone(` ${contactPhone} `)).toContain(id);
    expect(await withPhone(contactPhone.slice(0, -1))).toEqual([]);
  });

  it('refuse with a text only, which the enterprise reads', async () => {
    const { mine, order, handle, view, check } = desks;
    const { id, productId } = await order();
    expect((await handle(id, 'REFUSED')).status).toBe(400);
    expect((await handle(id, 'REFUSED', { handling: '  ' })).status).toBe(400);
    expect((await handle(id, 'REFUSED', { handling: ' 本月排期已满 ' })).status).toBe(200);
    expect(await view(id)).toMatchObject({ orderStatus: 'REFUSED', handling: '本月排期已满' });
    expect(await check(productId)).toBe(false);
    const { data } = await mine('GET', '/user/notice/page?size=5');
    const texts = data.content.map(({ content }: { content: string }) => content);
    expect(texts).toContainEqual(expect.stringContaining('未被服务机构受理。回复：本月排期已满'));
  });

  it('end what they accepted with a reason, and free the company for another order', async () => {
    const { mine, order, handle, view, apply } = desks;
    const { id, productId } = await order();
    await handle(id, 'ACCEPTED');
    expect((await handle(id, 'REFUSED')).status).toBe(400);
    expect((await handle(id, 'REFUSED', { handling: '顾问已离职' })).status).toBe(200);
    expect(await view(id)).toMatchObject({ orderStatus: 'REFUSED', handling: '顾问已离职' });
    expect((await apply(productId)).status).toBe(200);
    const { data } = await mine('GET', '/user/notice/page?size=5');
    const texts = data.content.map(({ content }: { content: string }) => content);
    expect(texts).toContainEqual(expect.stringContaining('已被服务机构终止。回复：顾问已离职'));
  });

  it('cannot skip a state or give one that is not theirs', async () => {
    const { order, handle, view } = desks;
    const { id } = await order();
    expect((await handle(id, 'FINISHED')).status).toBe(409);
    for (const status of ['PENDING', 'CANCELED', 'ARCHIVED'])
      expect((await handle(id, status, { handling: '处理' })).status, status).toBe(400);
    expect((await view(id)).orderStatus).toBe('PENDING');
  });
});

describe('cancelling', () => {
  it('is for the enterprise, once', async () => {
    const { staff, other, apply, order, handle, cancel, view } = desks;
    const { id, productId } = await order();
    expect((await cancel(id, other)).status).toBe(404);
    expect((await cancel(id, staff)).status).toBe(404);
    expect((await cancel(id)).status).toBe(200);
    expect((await cancel(id)).status).toBe(409);
    expect((await handle(id, 'ACCEPTED')).status).toBe(409);
    expect(await view(id)).toMatchObject({ orderStatus: 'CANCELED', mayCancel: false });
    expect((await apply(productId)).status).toBe(200);
  });

  it('is possible while the service goes on, and told to the organisation', async () => {
    const { staff, order, handle, cancel, view, apply } = desks;
    const { id, productId } = await order();
    await handle(id, 'ACCEPTED');
    expect(await view(id)).toMatchObject({ orderStatus: 'ACCEPTED', mayCancel: true });
    expect((await cancel(id)).status).toBe(200);
    expect((await handle(id, 'FINISHED')).status).toBe(409);
    expect((await apply(productId)).status).toBe(200);
    const { data } = await staff('GET', '/user/notice/page?size=5');
    expect(data.content.map(({ title }: { title: string }) => title)).toContain('服务订单已取消');
  });

  it('by a colleague is told to the user who placed the order', async () => {
    const { testApp, mine, other, company, order, cancel } = desks;
    const { id } = await order();
    const colleague = { userId: '2', companyId: company.id };
    await testApp.db.insert(userCompanies).values({ ...colleague, authorized: true });
    expect((await cancel(id, other)).status).toBe(200);
    await testApp.db.delete(userCompanies).where(eq(userCompanies.userId, '2'));
    const { data } = await mine('GET', '/user/notice/page?size=100');
    const about = data.content.filter(
      ({ subject }: { subject: { id: string } | null }) => subject?.id === id,
    );
    expect(about.map(({ title }: { title: string }) => title).toSorted()).toEqual(
      ['服务订单已提交', '服务订单已取消'].toSorted(),
    );
  });
});

describe('ratings', () => {
  it('are public, newest first, without the name of the company, for product and organisation', async () => {
    const { company, visitor, order, finish, rate } = desks;
    const { id, productId } = await order();
    await finish(id);
    await rate(id, 3);
    for (const path of [`${front}/evaluation/${productId}`, `${front}/org/evaluation/801`]) {
      const { data } = await visitor('GET', `${path}?size=2`);
      expect(data.content[0]).toMatchObject({ score: 3, content: '很专业', productId });
      expect(JSON.stringify(data)).not.toContain(company.qymc);
      expect(data.page).toMatchObject({ index: 1, size: 2 });
    }
    expect((await visitor('GET', `${front}/org/evaluation/none`)).status).toBe(404);
  });

  it('are for the enterprise only, from one star to five', async () => {
    const { staff, other, order, finish, rate, view } = desks;
    const { id } = await order();
    await finish(id);
    expect((await rate(id, 5, other)).status).toBe(404);
    expect((await rate(id, 5, staff)).status).toBe(404);
    for (const score of [0, 6, 2.5])
      expect((await rate(id, score)).status, String(score)).toBe(400);
    expect((await view(id)).evaluated).toBe(false);
  });
});
