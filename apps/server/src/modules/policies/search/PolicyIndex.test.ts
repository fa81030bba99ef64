import { eq, inArray, like, sql } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestApp, type TestApp } from '../../../testing/openTestApp.js';
import { policies, policyFigures } from '../../../schema/policies.js';
import { PolicyIndex } from './PolicyIndex.js';

const today = '2026-06-15';
const everything = { limit: 1_000, offset: 0 };

let testApp: TestApp;
let model: typeof policies.$inferSelect;
/** Two processes on one database. */
let here: PolicyIndex;
let there: PolicyIndex;
beforeAll(async () => {
  testApp = await openTestApp();
  const [row] = await testApp.db.select().from(policies).where(eq(policies.id, '5001'));
  if (!row) throw new Error('The sample has no policy');
  model = row;
  here = new PolicyIndex(testApp.db);
  there = new PolicyIndex(testApp.db);
});
afterAll(() => testApp.close());

const find = async (index: PolicyIndex, keyword: string): Promise<string[]> =>
  (await index.current()).select({ keyword }, { today, order: 'newest' }, everything).ids;
const both = async (keyword: string) =>
  Promise.all([here, there].map(async (index) => (await find(index, keyword)).toSorted()));

const put = (id: string, plainText: string) =>
  testApp.db
    .insert(policies)
    .values({ ...model, id, plainText })
    .onConflictDoUpdate({ target: policies.id, set: { plainText } });
const remove = (id: string) => testApp.db.delete(policies).where(eq(policies.id, id));

test('follows insertions, changes, withdrawals and deletions, in every process', async () => {
  await put('i1', '蚕桑');
  expect(await both('蚕桑')).toEqual([['i1'], ['i1']]);
  await put('i1', '油茶');
  expect(await both('蚕桑')).toEqual([[], []]);
  expect(await both('油茶')).toEqual([['i1'], ['i1']]);
  await testApp.db.update(policies).set({ withdrawnAt: new Date() }).where(eq(policies.id, 'i1'));
  expect(await both('油茶')).toEqual([[], []]);
  await testApp.db.update(policies).set({ withdrawnAt: null }).where(eq(policies.id, 'i1'));
  expect(await both('油茶')).toEqual([['i1'], ['i1']]);
  await remove('i1');
  expect(await both('油茶')).toEqual([[], []]);
});

test('sees nothing of a change that was rolled back', async () => {
  await testApp.db
    .transaction(async (tx) => {
      await tx.update(policies).set({ plainText: '蜂蜜' }).where(eq(policies.id, '5002'));
      throw new Error('changed its mind');
    })
    .catch(() => undefined);
  expect(await both('蜂蜜')).toEqual([[], []]);
});

test('readers during a large change see all of it or wait', async () => {
  const ids = Array.from({ length: 1_200 }, (_unused, turn) => `bulk${turn}`);
  for (let from = 0; from < ids.length; from += 300)
    await testApp.db
      .insert(policies)
      .values(ids.slice(from, from + 300).map((id) => ({ ...model, id, plainText: '苎麻纺织' })));
  const found = await Promise.all(
    [1, 2, 3, 4].map(async () => (await here.current()).matches({ keyword: '苎麻' }, today).length),
  );
  expect(found).toEqual([1_200, 1_200, 1_200, 1_200]);
  await testApp.db.update(policies).set({ plainText: '蜡染' }).where(like(policies.id, 'bulk%'));
  const after = await Promise.all([1, 2, 3].map(() => find(here, '苎麻')));
  expect(after).toEqual([[], [], []]);
  expect(await find(here, '蜡染')).toHaveLength(1_000);
  await testApp.db.delete(policies).where(like(policies.id, 'bulk%'));
  expect(await find(here, '蜡染')).toEqual([]);
  // The majority was removed, so the rest was rebuilt.
  expect((await find(here, '补助')).toSorted()).toEqual(
    (await find(new PolicyIndex(testApp.db), '补助')).toSorted(),
  );
});

test('goes on after a failure', async () => {
  await put('i2', '竹编');
  await testApp.db.execute(sql`alter table policies rename to hidden_policies`);
  await expect(find(here, '竹编')).rejects.toThrow();
  await testApp.db.execute(sql`alter table hidden_policies rename to policies`);
  await testApp.db.update(policies).set({ summary: null }).where(eq(policies.id, 'i2'));
  expect(await find(here, '竹编')).toEqual(['i2']);
  await remove('i2');
});

test('views published meanwhile change the order', async () => {
  const firstBy = async () =>
    (await here.currentWithViews()).select({}, { today, order: 'viewsDesc' }, everything).ids[0];
  await testApp.db
    .update(policyFigures)
    .set({ views: 500_000, changedAt: sql`now()` })
    .where(eq(policyFigures.policyId, '5004'));
  expect(await firstBy()).toBe('5004');
  await testApp.db
    .update(policyFigures)
    .set({ views: 600_000, changedAt: sql`now()` })
    .where(eq(policyFigures.policyId, '5006'));
  expect(await firstBy()).toBe('5006');
});

test('finds after any changes what plain filters find', async () => {
  const sign = fc.constantFrom('茶', '油', '桑', '麻');
  const text = fc.string({ unit: sign, maxLength: 6 });
  const id = fc.constantFrom('p1', 'p2', 'p3', 'p4', 'p5');
  const change = fc.oneof(fc.record({ id, text }), fc.record({ id, text: fc.constant(null) }));
  const ids = ['p1', 'p2', 'p3', 'p4', 'p5'];
  await fc.assert(
    fc.asyncProperty(
      fc.array(change, { maxLength: 6 }),
      fc.array(fc.string({ unit: sign, minLength: 1, maxLength: 4 }), {
        minLength: 1,
        maxLength: 3,
      }),
      async (changes, words) => {
        for (const one of changes)
          await (one.text === null ? remove(one.id) : put(one.id, one.text));
        const rows = await testApp.db.select().from(policies).where(inArray(policies.id, ids));
        for (const word of words) {
          const expected = rows.filter(({ plainText }) => plainText.includes(word));
          const found = (await find(here, word)).filter((one) => ids.includes(one));
          expect(found.toSorted()).toEqual(expected.map((row) => row.id).toSorted());
        }
      },
    ),
    { numRuns: 40 },
  );
  await testApp.db.delete(policies).where(inArray(policies.id, ids));
});
