import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openTestApp, type TestApp } from '../../testing/openTestApp.js';
import { seedNow } from '../../callKit/seedNow.js';
import { policyApplicationEvents, policyApplications } from '../../schema/policyApplications.js';
import { declarationTrail } from './declarationTrail.js';

let testApp: TestApp;
beforeAll(async () => {
  testApp = await openTestApp();
});
afterAll(() => testApp.close());

/** A sample declaration that was submitted once. */
async function waiting(): Promise<string> {
  const rows = await testApp.db
    .select()
    .from(policyApplications)
    .where(eq(policyApplications.state, 'PENDING'));
  const found = rows.find(({ version }) => version === 1);
  if (!found) throw new Error('The sample has no declaration that was submitted once');
  return found.id;
}

describe('the trail', () => {
  test.each([
    'update policy_application_events set remark = null',
    'delete from policy_application_events',
    'truncate policy_applications cascade',
  ])('refuses: %s', async (statement) => {
    await expect(testApp.db.execute(sql.raw(statement))).rejects.toMatchObject({
      cause: { code: '42501', message: expect.stringContaining('only ever added') },
    });
  });

  test('is one chain for each declaration, and a changed row is named', async () => {
    const intact = await declarationTrail.verify(testApp.db);
    expect(intact.faults).toEqual([]);
    expect(intact.rows).toBe(await testApp.db.$count(policyApplicationEvents));
    const [row] = await testApp.db
      .select()
      .from(policyApplicationEvents)
      .where(eq(policyApplicationEvents.event, 'RETURN'));
    // As the database's owner could: with all triggers disabled.
    await testApp.db.transaction(async (tx) => {
      await tx.execute(sql`alter table policy_application_events disable trigger all`);
      await tx.execute(
        sql`update policy_application_events set remark = '同意' where id = ${row?.id}`,
      );
      await tx.execute(sql`alter table policy_application_events enable trigger all`);
    });
    expect((await declarationTrail.verify(testApp.db)).faults).toMatchObject([
      { orderId: row?.applicationId, position: row?.position, kind: 'CHANGED' },
    ]);
  });

  test('ignores position and hashes that a writer sets', async () => {
    const id = await waiting();
    const forged = { position: 1, previousHash: null, hash: 'f'.repeat(64) };
    await testApp.db.insert(policyApplicationEvents).values({
      applicationId: id,
      event: 'PASS',
      state: 'PASSED',
      userId: '6',
      createdAt: seedNow,
      ...forged,
    });
    const rows = await testApp.db
      .select()
      .from(policyApplicationEvents)
      .where(eq(policyApplicationEvents.applicationId, id))
      .orderBy(policyApplicationEvents.position);
    expect(rows.map(({ position }) => position)).toEqual([1, 2]);
    expect(rows[1]?.previousHash).toBe(rows[0]?.hash);
    expect(rows[1]?.hash).not.toBe(forged.hash);
  });
});
