import { and, asc, eq, inArray, like, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { areas } from '../schema/areas.js';
import { idempotencyKeys } from '../schema/idempotencyKeys.js';
import { openTestApp, type TestApp } from '../testing/openTestApp.js';
import { requestDb } from './rankedDb.js';
import { statement, statementOf, statementWhere } from './statement.js';

let testApp: TestApp;
beforeAll(async () => {
  testApp = await openTestApp();
});
afterAll(() => testApp.close());

const findArea = statement('test_find_area', (db) =>
  db
    .select({ name: areas.name })
    .from(areas)
    .where(eq(areas.code, sql.placeholder('code'))),
);
const nameOf = async (db: Parameters<typeof findArea>[0]) =>
  (await findArea(db, { code: '500231' })).map(({ name }) => name);

test('a statement sees what its transaction has written, and nobody else does', async () => {
  const { db } = testApp;
  await expect(
    db.transaction(async (tx) => {
      await tx.update(areas).set({ name: '改名县' }).where(eq(areas.code, '500231'));
      expect(await nameOf(tx)).toEqual(['改名县']);
      throw new Error('undone');
    }),
  ).rejects.toThrow('undone');
  expect(await nameOf(db)).toEqual(['垫江县']);
});

test('a statement is prepared once for each connection, in requests too', async () => {
  await testApp.db.transaction(async (tx) => {
    for (let turn = 0; turn < 3; turn += 1) await nameOf(tx);
    const { rows } = await tx.execute(
      sql`select count(*)::int as count from pg_prepared_statements where name = 'test_find_area'`,
    );
    expect(rows).toEqual([{ count: 1 }]);
  });
  expect(await nameOf(requestDb(testApp.db))).toEqual(['垫江县']);
});

const findAreas = statementWhere('test_find_areas', (db, where) =>
  db
    .select({ code: areas.code })
    .from(areas)
    .where(where)
    .orderBy(asc(areas.code))
    .limit(sql.placeholder('limit')),
);
const codesOf = async (...given: Parameters<typeof findAreas>) =>
  (await findAreas(...given)).map(({ code }) => code);

test('each form of a condition is a statement of its own, which its values do not change', async () => {
  await testApp.db.transaction(async (tx) => {
    const limit = { limit: 10 };
    expect(await codesOf(tx, eq(areas.code, '500231'), limit)).toEqual(['500231']);
    expect(await codesOf(tx, eq(areas.code, '500233'), limit)).toEqual(['500233']);
    const both = and(inArray(areas.code, ['500231', '500233']), like(areas.name, '%县'));
    expect(await codesOf(tx, both, limit)).toEqual(['500231', '500233']);
    expect(await codesOf(tx, both, { limit: 1 })).toEqual(['500231']);
    expect(await codesOf(tx, undefined, { limit: 1 })).toHaveLength(1);
    const { rows } = await tx.execute(
      sql`select count(*)::int as count from pg_prepared_statements where name like 'test_find_areas%'`,
    );
    expect(rows).toEqual([{ count: 3 }]);
  });
});

test('forms beyond the limit are not kept, and find the same', async () => {
  const codes = Array.from({ length: 40 }, (_, n) => String(500_200 + n));
  for (let length = 1; length <= codes.length; length += 1) {
    const found = await codesOf(testApp.db, inArray(areas.code, codes.slice(0, length)), {
      limit: 50,
    });
    expect(found).toEqual(codes.slice(0, length).filter((code) => found.includes(code)));
    expect(found.includes('500231')).toBe(length > 31);
  }
});

const addKey = statementOf('test_add_key', idempotencyKeys, (db, row: NewKey) =>
  db.insert(idempotencyKeys).values(row).returning(),
);
const changeKey = statementOf('test_change_key', idempotencyKeys, (db, row: Partial<NewKey>) =>
  db
    .update(idempotencyKeys)
    .set(row)
    .where(eq(idempotencyKeys.key, sql.placeholder('which')))
    .returning(),
);
type NewKey = typeof idempotencyKeys.$inferInsert;

test('a written row has the values of its columns, null where it is given, and defaults otherwise', async () => {
  const key = { userId: '1', operationId: 'test', key: 'written', requestHash: '$1' };
  const [added] = await addKey(testApp.db, { ...key, answer: { a: ['$2', null] } });
  expect(added).toEqual({ ...key, answer: { a: ['$2', null] }, createdAt: expect.any(Date) });
  const createdAt = new Date('2026-01-02T03:04:05.678Z');
  const which = { which: 'written' };
  expect(await changeKey(testApp.db, { answer: null, createdAt }, which)).toEqual([
    { ...key, answer: null, createdAt },
  ]);
  const later = { answer: 'text', createdAt: undefined };
  expect(await changeKey(testApp.db, later, which)).toEqual([
    { ...key, answer: 'text', createdAt },
  ]);
});
