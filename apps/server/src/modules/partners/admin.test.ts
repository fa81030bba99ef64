import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, it, test } from 'vitest';
import { admin, newcomer } from '../../callKit/accounts.js';
import { callsAs, type Calls } from '../../testing/callsAs.js';
import { openTestApp, type TestApp } from '../../testing/openTestApp.js';
import { exchange } from '../../testing/partnerCalls.js';
import { seedNow } from '../../callKit/seedNow.js';
import { partnerEvents } from '../../schema/partnerEvents.js';
import { partnerSecrets } from '../../schema/partners.js';

let now = seedNow;
let testApp: TestApp;
let call: Calls;
beforeAll(async () => {
  testApp = await openTestApp(() => now);
  call = await callsAs(testApp, admin);
});
afterAll(() => testApp.close());
afterEach(() => {
  now = seedNow;
});

const everything = { bankIds: null, categoryIds: null, productIds: null };
let count = 0;
const input = (more: object = {}) => {
  count += 1;
  const origins = [`https://p${count}.example`];
  return { name: `机构${count}`, source: `P${count}`, origins, scope: everything, ...more };
};
const create = async (more: object = {}) =>
  (await call('POST', '/partner/admin', input(more))).data;
const rotate = async (id: string, keepHours = 24) =>
  (await call('POST', `/partner/admin/${id}/secret`, { keepHours })).data;
const works = async (partnerId: string, secret: string) => {
  const payload = { user: { reference: 'u', phone: newcomer } };
  return (await exchange(testApp, payload, { partnerId, secret })).statusCode === 200;
};
const hours = (many: number) => new Date(seedNow.getTime() + many * 3_600_000);

describe('a partner', () => {
  test('is listed, changed and found', async () => {
    const made = await create({
      name: '月亮_保险',
      origins: ['https://b.moon.example', 'https://a.moon.example'],
    });
    expect(made.id).toMatch(/^pt_[\w-]{12}$/);
    expect(made).toMatchObject({ disabled: false, secrets: [], scope: everything });
    expect(made.origins).toEqual(['https://a.moon.example', 'https://b.moon.example']);
    const scope = { bankIds: ['1'], categoryIds: ['1', '2'], productIds: null };
    const body = { name: '月亮保险', origins: ['https://a.moon.example'], scope, version: 1 };
    const changed = await call('PUT', `/partner/admin/${made.id}`, body);
    expect(changed.data).toMatchObject({ ...body, source: made.source, version: 2 });
    expect((await call('GET', `/partner/admin/${made.id}`)).data).toEqual(changed.data);
    for (const keyword of ['月亮', 'a.moon', made.source, '月亮_']) {
      const { data } = await call(
        'GET',
        `/partner/admin/page?keyword=${encodeURIComponent(keyword)}`,
      );
      const ids = data.content.map(({ id }: { id: string }) => id);
      expect(ids.includes(made.id), keyword).toBe(keyword !== '月亮_');
    }
  });

  test('is changed by the first of two administrators who saw the same', async () => {
    const { id, name } = await create();
    const change = (origin: string) =>
      call('PUT', `/partner/admin/${id}`, {
        name,
        origins: [`https://${origin}.version.example`],
        scope: everything,
        version: 1,
      });
    const [first, second] = [await change('first'), await change('second')];
    expect([first.code, second.status, second.code]).toEqual(['200', 409, '100409']);
    expect((await call('GET', `/partner/admin/${id}`)).data).toEqual(first.data);
  });

  test('leaves a trail of who did what', async () => {
    const { id } = await create();
    await rotate(id);
    await call('PUT', `/partner/admin/${id}/state`, { disabled: true });
    await call('PUT', `/partner/admin/${id}/state`, { disabled: true });
    await call('PUT', `/partner/admin/${id}/state`, { disabled: false });
    const rows = await testApp.db
      .select()
      .from(partnerEvents)
      .where(eq(partnerEvents.partnerId, id))
      .orderBy(partnerEvents.id);
    expect(rows.map(({ type }) => type)).toEqual([
      'CREATED',
      'SECRET_ROTATED',
      'DISABLED',
      'ENABLED',
    ]);
    expect(new Set(rows.map(({ userId }) => userId))).toEqual(new Set(['7']));
  });

  it.each([
    ['http', 'http://p.example'],
    ['a path', 'https://p.example/a'],
    ['a slash', 'https://p.example/'],
    ['a wildcard', 'https://*.p.example'],
    ['its default port', 'https://p.example:443'],
    ['capitals', 'https://P.example'],
    ['a user', 'https://a@p.example'],
    ['no scheme', 'p.example'],
    ['null', 'null'],
  ])('takes no origin with %s', async (_name, origin) => {
    const { status, code } = await call('POST', '/partner/admin', input({ origins: [origin] }));
    expect([status, code]).toEqual([400, '100400']);
  });

  it.each(['bankIds', 'categoryIds', 'productIds'])('takes no unknown %s', async (name) => {
    const scope = { ...everything, [name]: ['1', 'nothing'] };
    const { status, code } = await call('POST', '/partner/admin', input({ scope }));
    expect([status, code]).toEqual([400, '100400']);
  });

  test('shares neither source nor origin with another, not even at the same moment', async () => {
    const first = await create();
    const { code } = await call('POST', '/partner/admin', input({ source: first.source }));
    expect(code).toBe('100400');
    const origins = ['https://race.example'];
    const many = await Promise.all(
      Array.from({ length: 12 }, () => call('POST', '/partner/admin', input({ origins }))),
    );
    expect(many.filter(({ status }) => status === 200)).toHaveLength(1);
    const change = { name: 'x', origins, scope: everything, version: 1 };
    expect((await call('PUT', `/partner/admin/${first.id}`, change)).code).toBe('100400');
    expect((await call('GET', `/partner/admin/${first.id}`)).data).toEqual(first);
  });
});

describe('its secrets', () => {
  test('are shown once and stored as hashes', async () => {
    const { id } = await create();
    const { secret, previousExpiresTs } = await rotate(id);
    expect([secret, previousExpiresTs]).toEqual([expect.stringMatching(/^hqs_[\w-]{43}$/), null]);
    expect(await works(id, secret)).toBe(true);
    const rows = JSON.stringify(await testApp.db.select().from(partnerSecrets));
    const shown = JSON.stringify((await call('GET', `/partner/admin/${id}`)).data);
    for (const text of [rows, shown]) expect(text).not.toContain(secret.slice(4));
    expect(JSON.parse(shown).secrets).toMatchObject([
      { usedTs: seedNow.toISOString(), expiresTs: null },
    ]);
  });

  test('overlap while the partner changes over', async () => {
    const { id } = await create();
    const first = (await rotate(id)).secret;
    await works(id, first);
    const second = await rotate(id, 24);
    expect(second.previousExpiresTs).toBe(hours(24).toISOString());
    expect([await works(id, first), await works(id, second.secret)]).toEqual([true, true]);
    expect((await call('GET', `/partner/admin/${id}`)).data.secrets).toHaveLength(2);
    now = hours(24);
    expect([await works(id, first), await works(id, second.secret)]).toEqual([false, true]);
  });

  test('whose response was lost end with the next, and the one in use does not', async () => {
    const { id } = await create();
    const used = (await rotate(id)).secret;
    await works(id, used);
    const lost = (await rotate(id)).secret;
    const next = (await rotate(id)).secret;
    expect(await Promise.all([used, lost, next].map((one) => works(id, one)))).toEqual([
      true,
      false,
      true,
    ]);
  });

  test('end at once where one has leaked', async () => {
    const { id } = await create();
    const leaked = (await rotate(id)).secret;
    await works(id, leaked);
    const next = await rotate(id, 0);
    expect(next.previousExpiresTs).toBeNull();
    expect([await works(id, leaked), await works(id, next.secret)]).toEqual([false, true]);
  });

  test('of two rotations at the same moment leave one', async () => {
    const { id } = await create();
    const both = await Promise.all([rotate(id), rotate(id)]);
    const results = await Promise.all(both.map(({ secret }) => works(id, secret)));
    expect(results.filter(Boolean)).toHaveLength(1);
  });
});
