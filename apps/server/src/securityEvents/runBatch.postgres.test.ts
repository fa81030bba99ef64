import { randomUUID } from 'node:crypto';
import { and, asc, eq, sql } from 'drizzle-orm';
import { expect, test, vi } from 'vitest';
import { operator } from '../callKit/accounts.js';
import { demands } from '../schema/demands.js';
import { callsAs } from '../testing/callsAs.js';
import { openTestApp } from '../testing/openTestApp.js';

test('a batch and a change of its last record wait for each other one way only', async () => {
  const testApp = await openTestApp();
  const { db } = testApp;
  const [first, last] = await db
    .select()
    .from(demands)
    .where(and(eq(demands.scfDistrict, '500231'), eq(demands.status, 'SUBMITTED')))
    .orderBy(asc(demands.id))
    .limit(2);
  if (!first || !last) throw new Error('The sample has too few demands');
  const onDesk = await callsAs(testApp, operator);
  const assign = () =>
    onDesk('POST', '/demand/admin/batch/assign', {
      batchId: randomUUID().replaceAll('-', ''),
      ids: [first.id, last.id],
      versions: [first.version, last.version],
      departmentId: 'jxw',
    });
  const isThisOne = eq(demands.id, last.id);
  const batch = await db.transaction(async (tx) => {
    await tx.select().from(demands).where(isThisOne).for('update');
    const answer = assign();
    await vi.waitFor(async () => {
      const { rows } = await db.execute(sql`select 1 from pg_locks where not granted`);
      expect(rows).toHaveLength(1);
    });
    await tx.update(demands).set({ title: '改名' }).where(isThisOne);
    return { answer };
  });
  expect((await batch.answer).data.results).toMatchObject([{ code: '200' }, { code: '200' }]);
  await testApp.close();
});
