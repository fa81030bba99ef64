import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import type { Queryable } from '../../db/database.js';
import { companies } from '../../schema/companies.js';
import { orders } from '../../schema/orders.js';
import { users } from '../../schema/users.js';
import { openTestApp, type TestApp } from '../../testing/openTestApp.js';
import { seedNow } from '../../callKit/seedNow.js';
import type { CurrentUser } from '../../security/SessionStore.js';
import { countOrders, findIds } from './findOrders.js';

let testApp: TestApp;
let officer: CurrentUser;
let model: typeof orders.$inferSelect;
beforeAll(async () => {
  testApp = await openTestApp();
  const { db } = testApp;
  const [user] = await db.select().from(users).where(eq(users.id, '5'));
  const [row] = await db.select().from(orders).where(eq(orders.status, 'ACCEPT_SUCCESS'));
  if (!user || !row) throw new Error('The sample has no officer or no waiting order');
  officer = { ...user, permissions: [] };
  model = { ...row, bankId: '1', scfProvince: '500000', scfCity: '500231', scfDistrict: '500231' };
});
afterAll(() => testApp.close());

const insert = (db: Queryable, id: string) =>
  db.insert(orders).values({
    ...model,
    id,
    orderCode: `OWN-${id}`,
    parentOrderId: model.id,
    createdAt: seedNow,
    submittedAt: seedNow,
  });
const rename = (db: Queryable, name: string) =>
  db
    .update(companies)
    .set({ name })
    .where(eq(companies.id, model.companyId ?? ''));

/** Ids and counts of the orders whose applicant has a name. */
async function found(db: Queryable, companyName: string) {
  const { ids, total } = await findIds(
    { db, user: officer, now: () => seedNow },
    { companyName },
    { offset: 0, limit: 100, isOldestFirst: false },
  );
  const counts = await countOrders({ db, user: officer, now: () => seedNow }, { companyName });
  expect(total).toBe(ids.length);
  expect(counts.total).toBe(ids.length);
  return ids;
}

const countBlocked = async (db: Queryable) => {
  const { rows } = await db.execute<{ count: number }>(
    sql`select count(*)::int as count from pg_stat_activity
      where datname = current_database() and wait_event_type = 'Lock'`,
  );
  return Number(rows[0]?.count);
};

class Undone extends Error {}
const undone = async (work: (tx: Queryable) => Promise<void>) =>
  expect(
    testApp.db.transaction(async (tx) => {
      await work(tx);
      throw new Undone();
    }),
  ).rejects.toThrow(Undone);

test('a list has what its transaction wrote, and nothing of one that was rolled back', async () => {
  const { db } = testApp;
  const [company] = await db
    .select()
    .from(companies)
    .where(eq(companies.id, model.companyId ?? ''));
  const name = company?.name ?? '';
  const before = await found(db, name);
  await undone(async (tx) => {
    await insert(tx, 'own-1');
    expect(await found(tx, name)).toEqual(expect.arrayContaining(['own-1', ...before]));
    await tx.update(orders).set({ bankId: '2' }).where(eq(orders.id, 'own-1'));
    expect(await found(tx, name)).toEqual(before);
  });
  expect(await found(db, name)).toEqual(before);

  await undone(async (tx) => {
    await insert(tx, 'own-1');
    await rename(tx, '撤回改名公司');
    expect(await found(tx, name)).toEqual([]);
    expect(await found(tx, '改名')).toEqual(expect.arrayContaining(['own-1', ...before]));
  });
  expect(await found(db, '改名')).toEqual([]);
  expect(await found(db, name)).toEqual(before);

  await insert(db, 'own-1');
  expect(await found(db, name)).toHaveLength(before.length + 1);
  await db.delete(orders).where(eq(orders.id, 'own-1'));
  expect(await found(db, name)).toEqual(before);
});

test.each([
  ['of an order that is being submitted', insert, rename],
  ['that is being changed as an order is submitted', rename, insert],
])('an order is found by the new name of a company %s', async (_case, first, second) => {
  const { db } = testApp;
  const id = first === insert ? 'own-2' : 'own-3';
  const name = `新名${id}公司`;
  const take = (work: typeof first | typeof second, on: Queryable) =>
    work === insert ? insert(on, id) : rename(on, name);
  let end = () => {};
  const mayEnd = new Promise<void>((resolve) => {
    end = resolve;
  });
  let holding: Promise<void> = mayEnd;
  await new Promise<void>((resolve) => {
    holding = db.transaction(async (tx) => {
      await take(first, tx);
      resolve();
      await mayEnd;
    });
  });
  let isOver = false;
  const waiting = db
    .transaction((tx) => take(second, tx))
    .finally(() => {
      isOver = true;
    });
  // The embedded database does not begin the second before the first has ended.
  if (inject('template').kind === 'postgresql')
    await expect
      .poll(async () => isOver || (await countBlocked(db)) > 0, { timeout: 15_000 })
      .toBe(true);
  end();
  await Promise.all([holding, waiting]);
  expect(await found(db, name)).toContain(id);
});
