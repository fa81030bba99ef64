import { describe, expect, it, vi } from 'vitest';
import { examples } from '../generated/examples.js';
import type { UserInfo } from '../generated/models.js';
import { getUnreadNoticeCount } from '../generated/operations/notices.js';
import { getProduct } from '../generated/operations/products.js';
import { getUserInfo, loginByPassword, logout } from '../generated/operations/session.js';
import { logoutEverywhere } from '../helpers/sessionTabs.js';
import { createMockClient } from '../testing/createMockClient.js';
import type { MockResponse } from '../testing/scenario.js';
import type { Session } from './session.js';
import { memoryStorage } from './storage.js';
import { openTabChannel } from './tabChannel.js';

const token = 'x-access-token';

describe('a token session that ends while something is in progress', () => {
  it('is not revived by a fetch that was in progress when it was cleared', async () => {
    let answer: (value: string) => void = () => undefined;
    const storage = memoryStorage();
    const source = () => new Promise<string>((resolve) => (answer = resolve));
    const client = createMockClient({}, { session: { mode: 'token', token: source, storage } });
    const pending = client.session.token();
    client.session.clear();
    answer('late');
    expect(await pending).toBeUndefined();
    expect(storage.get('token')).toBeUndefined();
  });

  it.each([
    ['logout', undefined],
    ['login of somebody else', 'theirs'],
  ])('is not revived by a renewal that was in progress at the %s', async (_when, later) => {
    const session = { mode: 'token', token: 'old' } as const;
    const headers = { [token]: 'renewed' };
    const client = createMockClient(
      { getUnreadNoticeCount: { delayMs: 10, headers } },
      { session },
    );
    const renewal = getUnreadNoticeCount(client);
    client.session.clear();
    if (later) client.session.adopt(later, true);
    await renewal;
    expect(client.session.token()).toBe(later);
  });

  it.each(['002004', '791214'])(
    'outlives %s of a call that was sent before the login',
    async (code) => {
      const events: string[] = [];
      let refuse: () => void = () => undefined;
      const client = createMockClient(
        {
          getProduct: () => new Promise((resolve) => (refuse = () => resolve({ code }))),
          loginByPassword: { headers: { [token]: 'next' } },
        },
        {
          session: { mode: 'token', token: 'ended' },
          onEvent: ({ type }) => void events.push(type),
        },
      );
      const early = getProduct(client, { productId: '1' }).catch((error: unknown) => error);
      const body = { type: 'FRONT' as const, telPhone: '13800000001', password: 'x' };
      await loginByPassword(client, { body });
      refuse();
      expect(await early).toMatchObject({
        code,
        kind: 'business',
        userMessage: '请求失败，请重试',
      });
      expect(client.session.token()).toBe('next');
      expect(events).toEqual([]);
    },
  );

  describe.each<[string, MockResponse<null>]>([
    ['confirmed', {}],
    ['refused', { code: '002004' }],
    ['lost', { offline: true }],
  ])('with a logout that is %s', (_how, outcome) => {
    const start = (session: string | (() => string)) => {
      let end: () => void = () => undefined;
      const client = createMockClient(
        {
          logout: () => new Promise((resolve) => (end = () => resolve(outcome))),
          loginByPassword: { headers: { [token]: 'next' } },
        },
        { session: { mode: 'token', token: session } },
      );
      return { client, end: () => end() };
    };
    const body = { type: 'FRONT' as const, telPhone: '13800000001', password: 'x' };

    it.each(['token', () => 'page'] as const)(
      'outlives it after a later login (%s)',
      async (session) => {
        const { client, end } = start(session);
        const told: string[] = [];
        const there = openTabChannel(({ type }) => told.push(type));
        const here = openTabChannel();
        const leaving = logoutEverywhere(client).catch(() => undefined);
        await vi.waitFor(() => expect(client.transport.requests).toHaveLength(1));
        await loginByPassword(client, { body });
        client.visit.markDialogSeen('tax');
        end();
        await leaving;
        expect(client.session.token()).toBe('next');
        expect(client.visit.dialogSeen('tax')).toBe(true);
        expect(client.transport.requests).toHaveLength(2);
        here.post({ type: 'refreshed' });
        await vi.waitFor(() => expect(told).toContain('refreshed'));
        expect(told).toEqual(['refreshed']);
        for (const tab of [here, there]) tab.close();
      },
    );

    it('ends with it, also when it was renewed meanwhile', async () => {
      const { client, end } = start('token');
      client.session.adopt('old', true);
      const leaving = logout(client).catch(() => undefined);
      await vi.waitFor(() => expect(client.transport.requests).toHaveLength(1));
      client.session.adopt('renewed', false, 'old');
      end();
      await leaving;
      expect(client.session.token()).toBeUndefined();
    });
  });

  it('outlives a renewal that was in progress when somebody else logged in', async () => {
    const events: string[] = [];
    const answers: ((value: string) => void)[] = [];
    const client = createMockClient(
      { getProduct: { code: '002004' } },
      {
        session: { mode: 'token', token: () => new Promise((resolve) => answers.push(resolve)) },
        onEvent: ({ type }) => void events.push(type),
      },
    );
    const refused = getProduct(client, { productId: '1' }).catch((error: unknown) => error);
    await vi.waitFor(() => expect(answers).toHaveLength(1));
    answers[0]!('ended');
    await vi.waitFor(() => expect(answers).toHaveLength(2));
    client.session.clear();
    client.session.adopt('theirs', true);
    answers[1]!('late');
    expect(await refused).toMatchObject({ code: '002004', policy: { action: 'toast' } });
    expect(client.session.token()).toBe('theirs');
    expect(events).toEqual([]);
  });

  it('outlives a fetch that was in progress at the login', async () => {
    let answer: (value: object) => void = () => undefined;
    const source = () => new Promise<never>((resolve) => (answer = resolve as typeof answer));
    const { session } = createMockClient({}, { session: { mode: 'token', token: source } });
    const early = session.token();
    session.adopt('theirs', true);
    answer({ token: 'late', expiresAt: Date.now() + 1_000 });
    expect(await early).toBeUndefined();
    expect(session.token()).toBe('theirs');
  });

  it.each([
    ['cleared', (session: Session) => session.clear()],
    ['begun by the page', (session: Session) => session.adopt('theirs', true)],
  ])('shares no read from before it was %s', async (_how, change) => {
    const client = createMockClient(
      { getProduct: { delayMs: 10 } },
      { session: { mode: 'token', token: 'mine' } },
    );
    const early = getProduct(client, { productId: '1' });
    change(client.session);
    await Promise.all([early, getProduct(client, { productId: '1' })]);
    const sent = client.transport.requests.map(({ headers }) => headers.get(token));
    expect(sent).toEqual(['mine', client.session.token() ?? null]);
  });

  it.each([
    ['cleared', (session: Session) => session.clear()],
    ['renewed', (session: Session) => session.refresh('')],
  ])('is asked again whose it is when it was %s before the response', async (_how, change) => {
    let held = '';
    const signedIn = examples.getUserInfo['signedIn'] as UserInfo;
    const answers: ((user: UserInfo | null) => void)[] = [];
    const client = createMockClient(
      { getUserInfo: () => new Promise((resolve) => answers.push((data) => resolve({ data }))) },
      { session: { mode: 'token', token: () => held } },
    );
    const user = getUserInfo(client);
    await vi.waitFor(() => expect(answers).toHaveLength(1));
    held = 'theirs';
    await change(client.session);
    answers[0]!(null);
    await vi.waitFor(() => expect(answers).toHaveLength(2));
    answers[1]!(signedIn);
    expect(await user).toEqual(signedIn);
    const sent = client.transport.requests.map(({ headers }) => headers.get(token));
    expect(sent).toEqual([null, 'theirs']);
  });

  it('is fetched once at a time, although a fetch from before it was cleared ends meanwhile', async () => {
    const answers: ((value: string) => void)[] = [];
    const source = () => new Promise<string>((resolve) => answers.push(resolve));
    const { session } = createMockClient({}, { session: { mode: 'token', token: source } });
    const early = session.token();
    session.clear();
    const next = session.token();
    answers[0]!('early');
    await early;
    const joined = session.token();
    expect(answers).toHaveLength(2);
    answers[1]!('next');
    expect(await Promise.all([next, joined])).toEqual(['next', 'next']);
  });
});
