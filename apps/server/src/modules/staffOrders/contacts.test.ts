import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { deskRequestId, openDesk, type Desk, type Send } from '../../testing/openDesk.js';
import { eq } from 'drizzle-orm';
import { idempotencyKeys } from '../../schema/idempotencyKeys.js';
import { orders } from '../../schema/orders.js';

let desk: Desk;
beforeAll(async () => {
  desk = await openDesk();
});
afterAll(() => desk.testApp.close());

describe('contact data', () => {
  const contact = (send: Send, id: string, key?: string) =>
    send('POST', `/order/${id}/admin/contact`, undefined, key);

  it('are read in the clear by an officer of the bank, and each reading is recorded', async () => {
    const id = await desk.order();
    const stored = await desk.storedOrder(id);
    const masked = await desk.officer('GET', `/order/admin/${id}`);
    expect(masked.data.contactPhone).toMatch(/^\d{3}\*{4}\d{4}$/);
    expect(masked.data.contactReadable).toBe(true);
    const before = await desk.eventsOf(id);
    for (const key of ['contact-key-0001', 'contact-key-0001']) {
      const { data } = await contact(desk.officer, id, key);
      expect(data).toEqual({
        contactName: stored.contactName,
        contactPhone: stored.contactPhone,
        legalName: stored.legalName,
        legalPhone: stored.legalPhone,
      });
    }
    const added = (await desk.eventsOf(id)).slice(before.length);
    expect(added).toHaveLength(2);
    for (const row of added)
      expect(row).toMatchObject({
        event: 'CONTACT_READ',
        status: 'ACCEPT_SUCCESS',
        actor: 'BANK',
        userId: '5',
        remark: null,
        requestId: deskRequestId,
      });
    // The numbers are stored nowhere else.
    const kept = await desk.testApp.db.select().from(idempotencyKeys);
    expect(JSON.stringify(kept)).not.toContain('contact-key-0001');
    const { data: order1 } = await desk.officer('GET', `/order/admin/${id}`);
    expect(order1.timeline.map(({ event }: { event: string }) => event)).not.toContain(
      'CONTACT_READ',
    );
  });

  it('are the assignee’s once there is one; other staff are refused and foreign ones find nothing', async () => {
    const id = await desk.order();
    await desk.testApp.db.update(orders).set({ assigneeId: '5' }).where(eq(orders.id, id));
    const rows = await desk.eventsOf(id);
    for (const send of [desk.colleague, desk.platform, desk.chief]) {
      const refused = await contact(send, id);
      expect([refused.status, refused.code]).toEqual([403, '100403']);
      expect((await send('GET', `/order/admin/${id}`)).data.contactReadable).toBe(false);
    }
    expect((await contact(desk.stranger, id)).code).toBe('100404');
    expect((await contact(desk.applicant, id)).status).toBe(403);
    expect(await desk.eventsOf(id)).toEqual(rows);
    expect((await contact(desk.officer, id)).status).toBe(200);
    await desk.testApp.db.update(orders).set({ assigneeId: '6' }).where(eq(orders.id, id));
    expect((await contact(desk.platform, id)).status).toBe(200);
    expect((await contact(desk.officer, id)).code).toBe('100403');
  });

  it('of an order that nobody has are not the platform’s', async () => {
    expect((await contact(desk.platform, await desk.order())).code).toBe('100403');
  });
});
