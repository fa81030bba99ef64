import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { OrderStatus } from '@huiqi/sdk';
import { and, eq, inArray, isNotNull, sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { verifyTrail } from '../../audit/verifyTrail.js';
import { bankOfficer, operator, owner } from '../../callKit/accounts.js';
import { orderEvents, orders } from '../../schema/orders.js';
import { accountOf } from '../../seed/session/sampleAccounts.js';
import { openTestApp } from '../../testing/openTestApp.js';
import { migrationsFolder } from '../../testing/places.js';

test('an upgrade returns orders to the queue that their assignee cannot handle, and no others', async () => {
  const { db, close } = await openTestApp();
  const assign = async (status: OrderStatus, login: string) => {
    const [row] = await db
      .select({ id: orders.id })
      .from(orders)
      .where(and(eq(orders.status, status), isNotNull(orders.submittedAt)))
      .limit(1)
      .offset(assigned.length);
    if (!row) throw new Error('The sample has too few orders');
    await db
      .update(orders)
      .set({ assigneeId: accountOf(login).id })
      .where(eq(orders.id, row.id));
    assigned.push(row.id);
  };
  const assigned: string[] = [];
  await assign('JXW_AUDIT_PASSED', operator);
  await assign('ACCEPT_SUCCESS', owner);
  await assign('JXW_AUDIT_PASSED', bankOfficer);
  await assign('PRE_JXW_ACCEPT', operator);
  await assign('BANK_APPROVAL_SUCCESS', owner);
  const file = join(migrationsFolder, '0028_orders_without_handler.sql');
  await db.execute(sql.raw(readFileSync(file, 'utf8')));
  const rows = await db.select().from(orders).where(inArray(orders.id, assigned));
  const assignees = assigned.map((id) => rows.find((row) => row.id === id)?.assigneeId);
  const [ofOperator, ofOfficer, ofOwner] = [operator, bankOfficer, owner].map(
    (login) => accountOf(login).id,
  );
  expect(assignees).toEqual([null, null, ofOfficer, ofOperator, ofOwner]);
  const returned = await db
    .select()
    .from(orderEvents)
    .where(eq(orderEvents.remark, '处理人不再办理申请，等待重新分配'));
  expect(returned.map(({ orderId }) => orderId).toSorted()).toEqual(
    assigned.slice(0, 2).toSorted(),
  );
  expect(await verifyTrail(db)).toMatchObject({ faults: [] });
  await close();
});
