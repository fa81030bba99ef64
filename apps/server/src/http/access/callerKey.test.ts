import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { anonymousDemand } from '../../modules/demands/calls.js';
import { demands } from '../../schema/demands.js';
import { idempotencyKeys } from '../../schema/idempotencyKeys.js';
import { openTestApp, type TestApp } from '../../testing/openTestApp.js';
import { visit } from '../../testing/visits.js';

let testApp: TestApp;
beforeAll(async () => {
  testApp = await openTestApp();
});
afterAll(() => testApp.close());

const here = { from: '198.51.100.1', agent: 'Firefox' };
/** A visitor submits a demand with a key. */
const submit = async (key: string, { from, agent } = here, title = anonymousDemand.title) => {
  const response = await visit(testApp, '/demand/front/add', {
    body: { ...anonymousDemand, title },
    headers: { 'idempotency-key': key, 'user-agent': agent },
    from,
  });
  return { status: response.statusCode, ...response.json() };
};

const key = '0123456789abcdef0123456789abcdef';

test('a visitor who repeats a call gets the first response, one at another place does not', async () => {
  const first = await submit(key);
  expect(first.status).toBe(200);
  expect((await submit(key)).data).toEqual(first.data);
  expect((await submit(key, here, '另一件事')).code).toBe('100422');
  const others = [
    { ...here, from: '198.51.100.2' },
    { ...here, agent: 'Chrome' },
  ];
  const ids = new Set([first.data.id]);
  for (const other of others) {
    const same = await submit(key, other);
    expect(same.status).toBe(200);
    ids.add(same.data.id);
    // Visitors' keys are separate: another demand conflicts with their own first one, not with a stranger's.
    expect((await submit(key, other, '另一件事')).code).toBe('100422');
  }
  expect(ids.size).toBe(3);
  expect(await testApp.db.$count(demands, eq(demands.title, '另一件事'))).toBe(0);
});

test('another body with the same key is another demand at another place', async () => {
  const own = await submit(`${key}-2`);
  const other = await submit(`${key}-2`, { ...here, from: '198.51.100.3' }, '另一件事');
  expect([own.status, other.status]).toEqual([200, 200]);
  expect(other.data.id).not.toBe(own.data.id);
});

test('neither key nor address of a visitor is stored', async () => {
  await submit(`${key}-3`);
  const rows = await testApp.db
    .select()
    .from(idempotencyKeys)
    .where(eq(idempotencyKeys.userId, 'visitor'));
  expect(rows.length).toBeGreaterThan(0);
  for (const row of rows) expect(row.key).toMatch(/^[\w-]{43}$/);
});

test('a key that could be guessed is refused', async () => {
  const response = await submit('demand-1');
  expect([response.status, response.fieldErrors[0].field]).toEqual([400, 'Idempotency-Key']);
});
