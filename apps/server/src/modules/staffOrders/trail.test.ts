import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { grant, openDesk, type Desk, type Send } from '../../testing/openDesk.js';
import { and, eq, sql } from 'drizzle-orm';
import { orders } from '../../schema/orders.js';

let desk: Desk;
beforeAll(async () => {
  desk = await openDesk();
});
afterAll(() => desk.testApp.close());

async function recommended(): Promise<string> {
  const [row] = await desk.testApp.db
    .select()
    .from(orders)
    .where(and(eq(orders.bankId, '1'), eq(orders.status, 'JXW_AUDIT_PASSED')));
  if (!row) throw new Error('The sample has no recommended order');
  return row.id;
}

describe('the audit trail', () => {
  const trail = (send: Send, id: string) => send('GET', `/order/${id}/admin/trail`);

  it('shows every row with who did it, as far as the reader knows them', async () => {
    const id = await desk.order();
    await desk.officer('PUT', `/order/${id}/admin/accept`, grant);
    await desk.officer('POST', `/order/${id}/admin/contact`);
    const rows = await desk.eventsOf(id);
    for (const send of [desk.officer, desk.platform]) {
      const { data } = await trail(send, id);
      expect(data).toMatchObject({ verified: true, brokenPosition: null, faults: [] });
      expect(data.rows.map((row: { hash: string }) => row.hash)).toEqual(
        rows.map(({ hash }) => hash),
      );
      expect(data.rows.at(-1)).toMatchObject({
        position: rows.length,
        event: 'CONTACT_READ',
        operatorName: '建行信贷员',
        previousHash: rows.at(-2)?.hash,
      });
    }
    expect((await trail(desk.stranger, id)).code).toBe('100404');
    expect((await trail(desk.applicant, id)).status).toBe(403);
  });

  it('does not tell a bank the names of platform staff', async () => {
    const id = await recommended();
    const nameOf = async (send: Send) =>
      (await trail(send, id)).data.rows.find(
        ({ event }: { event: string }) => event === 'REVIEW_PASS',
      ).operatorName;
    expect(await nameOf(desk.platform)).toBe('平台运营');
    expect(await nameOf(desk.officer)).toBeNull();
  });

  it('says which row was changed behind its back, and that one is missing', async () => {
    const id = await desk.order('APPROVAL_SUCCESS');
    const tamper = (statement: ReturnType<typeof sql>) =>
      desk.testApp.db.transaction(async (tx) => {
        await tx.execute(sql`alter table order_events disable trigger all`);
        await tx.execute(statement);
        await tx.execute(sql`alter table order_events enable trigger all`);
        await tx.execute(
          sql`alter table order_events enable always trigger order_events_append_only`,
        );
      });
    await tamper(
      sql`update order_events set remark = '同意' where order_id = ${id} and position = 2`,
    );
    const changed = await trail(desk.chief, id);
    expect(changed.data).toMatchObject({
      verified: false,
      brokenPosition: 2,
      faults: [{ position: 2, kind: 'CHANGED' }],
    });
    await tamper(sql`delete from order_events where order_id = ${id} and position = 2`);
    expect((await trail(desk.chief, id)).data).toMatchObject({
      verified: false,
      brokenPosition: 2,
      faults: [{ position: 2, kind: 'MISSING' }],
    });
  });
});
