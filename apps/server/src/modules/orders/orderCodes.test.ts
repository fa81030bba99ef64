import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestApp, type TestApp } from '../../testing/openTestApp.js';
import { orderOrigin } from '../../testing/places.js';
import { insertOrder } from '../applications/repository.js';
import { isCodeTaken, nextOrderCode } from './orderCodeRepository.js';
import { orderDays, orders } from '../../schema/orders.js';

let testApp: TestApp;
let granted: typeof orders.$inferSelect;
beforeAll(async () => {
  testApp = await openTestApp();
  [granted] = (await testApp.db
    .select()
    .from(orders)
    .where(sql`status = 'APPROVAL_SUCCESS' and parent_order_id is null`)
    .limit(1)) as [typeof granted];
});
afterAll(() => testApp.close());

/** A sub-order; their number is unlimited. */
const subOrder = (createdAt: Date) => ({
  userId: granted.userId,
  companyId: granted.companyId,
  parentOrderId: granted.id,
  productId: granted.productId,
  bankId: granted.bankId,
  status: 'ACCEPT_SUCCESS' as const,
  loanAmount: '1',
  loanTerm: 3,
  items: [],
  ...orderOrigin,
  createdAt,
});
const insert = async (at: Date, fails = false): Promise<string> => {
  let code = '';
  const run = testApp.db.transaction(async (tx) => {
    code = (await insertOrder(tx, subOrder(at), 'web-test000001'))?.orderCode ?? '';
    if (fails) throw new Error('rolled back');
  });
  await (fails ? expect(run).rejects.toThrow('rolled back') : run);
  return code;
};
/** Stores a code as a server without the sequence would. */
const insertOld = async (orderCode: string) => {
  await insert(new Date('2020-01-01T04:00:00.000Z'));
  await testApp.db
    .update(orders)
    .set({ orderCode })
    .where(sql`id = (select id from orders where order_code like 'DJ20200101%' limit 1)`);
};

const lowest = (codes: readonly string[]) =>
  Math.min(...codes.map((code) => Number(code.slice(10))));
/** The first submits of a day each take a number to start it with, one per connection. */
const startedTogether = 17;

describe('order codes', () => {
  it('are distinct and count up for 2,000 parallel inserts, some of which are rolled back', async () => {
    const at = new Date('2026-07-01T04:00:00.000Z');
    const codes: string[] = [];
    // Within the retries the pool allows.
    for (let part = 0; part < 4; part += 1) {
      const tries = Array.from({ length: 500 }, (_unused, turn) => insert(at, turn % 10 === 9));
      codes.push(...(await Promise.all(tries)));
    }
    expect(new Set(codes).size).toBe(2_000);
    for (const code of codes) expect(code).toMatch(/^DJ20260701\d{6}$/);
    expect(lowest(codes)).toBeGreaterThan(0);
    expect(lowest(codes)).toBeLessThanOrEqual(startedTogether);
    const stored = await testApp.db.$count(orders, sql`order_code like 'DJ20260701%'`);
    expect(stored).toBe(1_800);
  }, 120_000);

  it('start again at midnight in China, and do not collide when two days overlap', async () => {
    const before = new Date('2026-07-02T15:59:59.999Z');
    const after = new Date('2026-07-02T16:00:00.000Z');
    expect(await insert(before)).toBe('DJ20260702000001');
    const codes = await Promise.all(
      Array.from({ length: 40 }, (_unused, turn) => insert(turn % 2 ? before : after)),
    );
    const days = codes.map((code) => code.slice(2, 10)).toSorted();
    expect(days).toEqual([...Array(20).fill('20260702'), ...Array(20).fill('20260703')]);
    expect(new Set(codes).size).toBe(40);
    const newDay = codes.filter((code) => code.startsWith('DJ20260703'));
    expect(lowest(newDay)).toBeGreaterThan(0);
    expect(lowest(newDay)).toBeLessThanOrEqual(startedTogether);
  });

  it('have a seventh digit after 999,999 of a day', async () => {
    const at = new Date('2026-07-04T04:00:00.000Z');
    await insert(at);
    await testApp.db
      .update(orderDays)
      .set({ before: sql`before - 999997` })
      .where(eq(orderDays.day, '20260704'));
    expect([await insert(at), await insert(at)]).toEqual(['DJ20260704999999', 'DJ202607041000000']);
  });

  it('begin beyond the random codes of a day that were made before', async () => {
    const at = new Date('2026-07-05T04:00:00.000Z');
    for (const number of ['000001', '000002', '041873', '999000'])
      await insertOld(`DJ20260705${number}`);
    expect([await insert(at), await insert(at)]).toEqual(['DJ20260705999001', 'DJ20260705999002']);
  });

  it('skip codes that another version of the server makes meanwhile', async () => {
    const at = new Date('2026-07-06T04:00:00.000Z');
    const first = await insert(at);
    expect(first).toBe('DJ20260706000001');
    const serial = await nextOrderCode(testApp.db, at);
    const next = Number(serial.slice(10)) + 1;
    // Old orders take their own numbers from the sequence, on another day.
    const near = Array.from({ length: 60 }, (_unused, turn) => next + turn);
    for (const number of near) await insertOld(`DJ20260706${String(number).padStart(6, '0')}`);
    const codes = await Promise.all(Array.from({ length: 20 }, () => insert(at)));
    expect(new Set(codes).size).toBe(20);
    const taken = near.map((number) => `DJ20260706${String(number).padStart(6, '0')}`);
    expect(codes.filter((code) => taken.includes(code))).toEqual([]);
    expect(await isCodeTaken(testApp.db, codes[0] ?? '')).toBe(true);
  });
});
