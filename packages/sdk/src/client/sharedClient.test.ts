import { AsyncLocalStorage } from 'node:async_hooks';
import { describe, expect, it } from 'vitest';
import { getUserInfo } from '../generated/operations/session.js';
import { listOrders } from '../generated/operations/orders.js';
import { loadArea } from '../helpers/loadArea.js';
import { createMockClient } from '../testing/createMockClient.js';
import { createMockTransport } from '../testing/createMockTransport.js';
import type { SessionOptions } from '../session/session.js';
import { createClient } from './createClient.js';
import type { ClientOptions } from './options.js';

interface Visit {
  readonly token: string;
  readonly city: string;
}
const visits = new AsyncLocalStorage<Visit>();
const ming: Visit = { token: 'token-of-ming', city: '500231' };
const hua: Visit = { token: 'token-of-hua', city: '500101' };

/** A module-level client of a server, over a backend that says whose token it got. */
function moduleClient(session: Partial<SessionOptions> = {}, options: ClientOptions = {}) {
  const transport = createMockTransport({
    getUserInfo: async ({ headers }) => {
      const token = headers.get('x-access-token');
      await new Promise((resolve) => setImmediate(resolve));
      return { data: { id: token } as never, headers: { 'x-access-token': `renewed-${token}` } };
    },
  });
  const token = () => visits.getStore()!.token;
  const client = createClient({
    baseUrl: 'http://mock.invalid',
    fetch: transport.fetch,
    session: { mode: 'token', token, cache: false, ...session } as SessionOptions,
    ...options,
  });
  return Object.assign(client, { transport });
}
type Client = ReturnType<typeof moduleClient>;
const as = <T>(visit: Visit, run: () => Promise<T>) => visits.run(visit, run);
const idOf = async (client: Client) => (await getUserInfo(client))!.id;

describe('one client of a server, two users at once', () => {
  it("returns each user's own data", async () => {
    const client = moduleClient();
    const seen = await Promise.all([
      as(ming, () => idOf(client)),
      as(hua, () => idOf(client)),
      as(ming, () => idOf(client)),
    ]);
    expect(seen).toEqual([ming.token, hua.token, ming.token]);
    expect(client.transport.requests).toHaveLength(3);
  });

  it('would give the second the data of the first if it cached', async () => {
    const client = moduleClient({ cache: true } as never);
    expect(await as(ming, () => idOf(client))).toBe(ming.token);
    expect(await as(hua, () => idOf(client))).toBe(ming.token);
  });

  it('keeps no token of a response, and calls the function for each attempt', async () => {
    const client = moduleClient();
    await as(ming, () => idOf(client));
    expect(await as(hua, async () => client.session.token())).toBe(hua.token);
    expect(client.session.refreshable).toBe(false);
  });

  it('uses the region of each call', async () => {
    const region = ({ city }: Visit) => ({
      scfProvince: '500000',
      scfCity: city,
      scfDistrict: '0',
    });
    const client = moduleClient({}, { area: () => region(visits.getStore()!) });
    await Promise.all([as(ming, () => idOf(client)), as(hua, () => idOf(client))]);
    const cities = client.transport.requests.map(({ headers }) => headers.get('x-scf-city'));
    expect(cities.sort()).toEqual([hua.city, ming.city]);
  });

  it('refuses a region for everybody', async () => {
    const client = moduleClient();
    expect(() => client.setArea(null)).toThrow('give `area` as a function');
    await expect(as(ming, () => loadArea(client))).rejects.toThrow(TypeError);
    expect(client.area).toBeNull();
  });

  it('remembers no visit: a refusal of one does not silence that of the other', async () => {
    const events: string[] = [];
    const client = moduleClient({}, { onEvent: ({ type }) => events.push(type) });
    client.transport.use({ listOrders: { code: '792109' } });
    for (const visit of [ming, hua]) {
      await expect(as(visit, () => listOrders(client))).rejects.toMatchObject({ quiet: false });
    }
    expect(events).toEqual(['login-required', 'login-required']);
    expect(client.visit.peekReturnTarget()).toBeUndefined();
  });
});

it.each([
  ['a text', 'fixed', 'fixed'],
  ['a function', () => 'asked', 'asked'],
  ['an expiring token', () => ({ token: 'short', expiresAt: 0 }), 'short'],
  ['a promise', async () => ({ token: 'later' }), 'later'],
  ['nothing', undefined, undefined],
])('takes %s as the token', async (_what, token, expected) => {
  const session = { mode: 'token', cache: false, ...(token ? { token } : {}) } as SessionOptions;
  expect(await createMockClient({}, { session }).session.token()).toBe(expected);
});
