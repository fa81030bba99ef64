import { eq, inArray, sql } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Queryable } from '../../../db/database.js';
import { openTestApp, type TestApp } from '../../../testing/openTestApp.js';
import { seedNow } from '../../../testing/places.js';
import { companies } from '../../../schema/companies.js';
import { orders } from '../../../schema/orders.js';
import { users } from '../../../schema/users.js';
import { orderChanges } from '../../../schema/orderChanges.js';
import { textColumns } from './IndexedOrder.js';
import type { OrderColumns } from './OrderColumns.js';
import { OrderIndex } from './OrderIndex.js';
import { deleteOldChanges, readAllOrders } from './orderIndexRepository.js';

let testApp: TestApp;
let model: typeof orders.$inferSelect;
beforeAll(async () => {
  testApp = await openTestApp();
  const [row] = await testApp.db.select().from(orders).where(eq(orders.status, 'ACCEPT_SUCCESS'));
  if (!row) throw new Error('The sample has no waiting order');
  model = row;
});
afterAll(() => testApp.close());

/** The index content order by order, in its own order. */
const contentOf = (known: OrderColumns) =>
  Array.from(known.inTime, (slot) => {
    const texts = Object.fromEntries(
      textColumns.map((name) => {
        const { codes, texts: dictionary } = known.text[name];
        return [name, dictionary.textOf(codes[slot] ?? 0)];
      }),
    );
    const company = known.companyNames.get(texts['companyId'] ?? '');
    return {
      ...texts,
      id: known.ids[slot],
      orderCode: known.orderCodes.at(slot),
      createdAt: known.createdAt[slot],
      loanAmount: known.loanAmount[slot],
      userName: known.userNames.get(texts['userId'] ?? '') ?? null,
      companyName: company?.name ?? null,
      creditCode: company?.creditCode ?? null,
    };
  });

/** The database content, freshly read. */
async function truth(db: Queryable) {
  const rows = (await readAllOrders(db)).map((row) => ({
    ...row,
    orderCode: row.orderCode.toLowerCase(),
  }));
  return rows.toSorted(
    (one, other) => one.createdAt - other.createdAt || (one.id < other.id ? 1 : -1),
  );
}

const insert = (db: Queryable, id: string, hours: number, saved: boolean) =>
  db.insert(orders).values({
    ...model,
    id,
    orderCode: `INDEX-${id}`,
    parentOrderId: model.id,
    status: saved ? 'SAVE_NOT_SUBMIT' : 'ACCEPT_SUCCESS',
    createdAt: new Date(seedNow.getTime() - hours * 3_600_000),
    submittedAt: saved ? null : seedNow,
  });

/** What a transaction does to a few orders. */
interface Step {
  readonly what: 'insert' | 'save' | 'submit' | 'move' | 'delete' | 'company' | 'user' | 'date';
  readonly which: number;
  readonly value: number;
}

const ids = Array.from({ length: 6 }, (_unused, turn) => `index-${turn}`);

async function take(db: Queryable, { what, which, value }: Step): Promise<void> {
  const id = ids[which] ?? 'index-0';
  const present = await db.$count(orders, eq(orders.id, id));
  const its = eq(orders.id, id);
  if (what === 'insert' || what === 'save') {
    if (present === 0) await insert(db, id, value, what === 'save');
  } else if (what === 'submit')
    await db.update(orders).set({ status: 'ACCEPT_SUCCESS', submittedAt: seedNow }).where(its);
  else if (what === 'move')
    await db
      .update(orders)
      .set({ status: 'APPROVAL_SUCCESS', assigneeId: '5', submittedAt: seedNow })
      .where(its);
  else if (what === 'delete') await db.delete(orders).where(its);
  else if (what === 'date')
    await db
      .update(orders)
      .set({ createdAt: new Date(seedNow.getTime() - value * 60_000) })
      .where(its);
  else if (what === 'company')
    await db
      .update(companies)
      .set({ name: `改名${value}` })
      .where(eq(companies.id, model.companyId ?? ''));
  else
    await db
      .update(users)
      .set({ name: `用户${value}` })
      .where(eq(users.id, model.userId));
}

const step = fc.record<Step>({
  what: fc.constantFrom('insert', 'save', 'submit', 'move', 'delete', 'company', 'user', 'date'),
  which: fc.nat(5),
  value: fc.nat(40),
});
const transaction = fc.record({
  steps: fc.array(step, { minLength: 1, maxLength: 4 }),
  commits: fc.boolean(),
  /** Steps of other transactions interleave. */
  pauses: fc.boolean(),
});

class RolledBack extends Error {}

describe('the index of submitted orders', () => {
  test('is what the database says, whatever transactions do side by side', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(transaction, { minLength: 1, maxLength: 6 }), async (all) => {
        const index = new OrderIndex(testApp.db);
        await index.read();
        const running = all.map(({ steps, commits, pauses }) =>
          testApp.db
            .transaction(async (tx) => {
              for (const one of steps) {
                await take(tx, one);
                // Readers look while writers are still open.
                if (pauses && commits) void index.read().catch(() => undefined);
              }
              if (!commits) throw new RolledBack();
            })
            .catch((error: unknown) => {
              // Two may insert the same order or deadlock: the database refuses one of them.
              const cause = (error as { cause?: { code?: string } }).cause;
              if (!(error instanceof RolledBack) && !['23505', '40P01'].includes(cause?.code ?? ''))
                throw error;
            })
            .then(() => index.read()),
        );
        await Promise.all(running);
        expect(contentOf(await index.read())).toEqual(await truth(testApp.db));
        await testApp.db.delete(orders).where(inArray(orders.id, ids));
        expect(contentOf(await index.read())).toEqual(await truth(testApp.db));
      }),
      { numRuns: 25 },
    );
  }, 180_000);

  test('has what was committed before it was asked, and never what was not', async () => {
    const index = new OrderIndex(testApp.db);
    const has = async (id: string) => (await index.read()).ids.includes(id);
    const before = (await index.read()).size;
    await Promise.all(
      ids.map(async (id, turn) => {
        await insert(testApp.db, id, turn, false);
        expect(await has(id)).toBe(true);
      }),
    );
    expect((await index.read()).size).toBe(before + ids.length);
    await testApp.db.delete(orders).where(inArray(orders.id, ids));
    expect((await index.read()).size).toBe(before);
  });

  test('reads everything again after more than is worth following, and after a failure', async () => {
    const index = new OrderIndex(testApp.db);
    const { size } = await index.read();
    await testApp.db.insert(orderChanges).values({ kind: 'ALL' });
    expect((await index.read()).size).toBe(size);
    let fails = true;
    const failing = new OrderIndex({
      ...({} as Queryable),
      execute: ((query: never) =>
        fails ? Promise.reject(new Error('no connection')) : testApp.db.execute(query)) as never,
    });
    await expect(failing.read()).rejects.toThrow('no connection');
    fails = false;
    expect((await failing.read()).size).toBe(size);
  });

  test('a statement that changes a thousand orders is one row of the list of changes', async () => {
    const rows = (await testApp.db.execute(sql`select count(*)::int as n from order_changes`)).rows;
    await testApp.db.execute(sql`
      insert into orders (id, order_code, user_id, company_id, parent_order_id, product_id, bank_id, status,
        loan_amount, loan_term, items, created_at, updated_at, submitted_at, source, scf_province,
        scf_city, scf_district, scf_platform)
      select 'many-' || n, 'MANY-' || n, user_id, company_id, id, product_id, bank_id, status,
        loan_amount, loan_term, items, created_at, updated_at, submitted_at, source, scf_province,
        scf_city, scf_district, scf_platform
      from orders, generate_series(1, 1500) n where id = ${model.id}`);
    const index = new OrderIndex(testApp.db);
    const { size } = await index.read();
    const after = (await testApp.db.execute(sql`select count(*)::int as n from order_changes`))
      .rows;
    expect(Number(after[0]?.['n']) - Number(rows[0]?.['n'])).toBe(1);
    await testApp.db.execute(sql`delete from orders where id like 'many-%'`);
    expect((await index.read()).size).toBe(size - 1_500);
    expect(contentOf(await index.read())).toEqual(await truth(testApp.db));
  });

  test('changes are kept for an hour', async () => {
    await insert(testApp.db, 'index-0', 1, false);
    await testApp.db.execute(sql`update order_changes set changed_at = now() - interval '2 hours'`);
    await insert(testApp.db, 'index-1', 1, false);
    await deleteOldChanges(testApp.db);
    const left = await testApp.db.select().from(orderChanges);
    expect(left.map(({ ref }) => ref)).toEqual(['index-1']);
    await testApp.db.delete(orders).where(inArray(orders.id, ids));
  });
});
