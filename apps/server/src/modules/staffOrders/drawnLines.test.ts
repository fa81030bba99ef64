import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openDesk, type Desk } from '../../testing/openDesk.js';
import { orders } from '../../schema/orders.js';

let desk: Desk;
beforeAll(async () => {
  desk = await openDesk();
});
afterAll(() => desk.testApp.close());

it('leaves a line that has been drawn on to its draws, until they have freed it', async () => {
  const { db } = desk.testApp;
  const id = await desk.order('APPROVAL_SUCCESS');
  const { stage: _generated, ...line } = await desk.storedOrder(id);
  /** Whether the line waits for the officer, by the list, the counts, the order itself, and the operation for its loan. */
  const waits = async () => {
    const query = `orderCode=${line.orderCode}`;
    const read = async (path: string) => (await desk.officer('GET', path)).data;
    return [
      (await read(`/order/admin/page?queue=mine&${query}`)).page.total === 1,
      (await read(`/order/admin/statusCount?${query}`)).waitingForMe === 1,
      (await read(`/order/admin/${id}`)).waitsForMe,
      (await read(`/order/isApproval/${id}`)).allowed,
    ];
  };
  expect(await waits()).toEqual([true, true, true, true]);
  const draw = { id: 'draw', orderCode: 'DJ20250102900779', parentOrderId: id } as const;
  await db.insert(orders).values({ ...line, ...draw, status: 'ACCEPT_SUCCESS', loanAmount: '5' });
  expect(await waits()).toEqual([false, false, false, false]);
  const { data } = await desk.officer('GET', `/order/isApproval/${id}`);
  expect(data.reason).toBe('该授信已分笔提款，请在提款订单上放款');
  await db.update(orders).set({ status: 'APPROVAL_FAIL' }).where(eq(orders.id, draw.id));
  expect(await waits()).toEqual([true, true, true, true]);
});
