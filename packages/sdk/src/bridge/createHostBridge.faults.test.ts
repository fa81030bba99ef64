import { afterEach, describe, expect, it, vi } from 'vitest';
import { WebSocket as NodeSocket } from 'ws';
import { randomBytes, toBase64 } from './bytes.js';
import type { BridgeState } from './copy.js';
import { bridgeTo, closeAll, reaches, shellOf, unusedUrl } from './bridgeSetup.fixture.js';
import type { LocalNetworkAccess } from './localNetwork.js';
import { secureProtocol } from './secureProtocol.js';

afterEach(closeAll);

describe('trying again', () => {
  it('after another version was refused, finds the newer shell', async () => {
    const old = await shellOf({ version: 2 });
    const { bridge } = bridgeTo(old.url);
    await reaches(bridge, 'wrong-version');
    await expect(bridge.request('greet')).rejects.toMatchObject({ code: 'BRIDGE_NOT_OPEN' });
    await old.stop();
    await shellOf({}, old.port);
    bridge.retry();
    await reaches(bridge, 'open');
  });

  it('opens one connection, not two, while the permission query is pending', async () => {
    let made = 0;
    class CountedSocket extends NodeSocket {
      constructor(url: string) {
        super(url);
        made += 1;
      }
    }
    const shell = await shellOf();
    await shell.stop();
    const answers: ((access: LocalNetworkAccess) => void)[] = [];
    const { bridge, states } = bridgeTo(shell.url, {
      WebSocket: CountedSocket as unknown as typeof globalThis.WebSocket,
      access: () => new Promise((resolve) => answers.push(resolve)),
    });
    await vi.waitFor(() => expect(answers).toHaveLength(1));
    const again = await shellOf({}, shell.port);
    bridge.retry();
    await reaches(bridge, 'open');
    answers[0]!('denied');
    await expect(bridge.request('greet')).resolves.toBeDefined();
    expect(states).toEqual(['open']);
    expect(made).toBe(2);
    expect(again.connections()).toBe(1);
  });

  it('continues without permission support', async () => {
    const { bridge } = bridgeTo(unusedUrl, { access: () => Promise.reject(new Error('no')) });
    await reaches(bridge, 'not-running');
  });

  it('says so when a shell that was there is gone for good', async () => {
    const shell = await shellOf();
    const { bridge, states } = bridgeTo(shell.url);
    await reaches(bridge, 'open');
    await shell.stop();
    await reaches(bridge, 'not-running');
    expect(states).toEqual(['open', 'reconnecting', 'not-running']);
  });

  it('checks the permission, without prompting, while the user has not decided', async () => {
    let asked = 0;
    const askedWhenMade: number[] = [];
    class CountedSocket extends NodeSocket {
      constructor(url: string) {
        super(url);
        askedWhenMade.push(asked);
      }
    }
    const { bridge } = bridgeTo(unusedUrl, {
      WebSocket: CountedSocket as unknown as typeof globalThis.WebSocket,
      access: async () => {
        asked += 1;
        return asked < 6 ? 'prompt' : 'granted';
      },
    });
    await reaches(bridge, 'blocked');
    expect(askedWhenMade).toEqual([0]);
    await vi.waitFor(() => expect(askedWhenMade.length).toBeGreaterThan(1));
    expect(askedWhenMade[1]).toBeGreaterThanOrEqual(6);
  });
});

describe('what waits', () => {
  it('stays within its limit however long the shell is away', async () => {
    const shell = await shellOf();
    await shell.stop();
    const { bridge } = bridgeTo(shell.url, { queueLimit: 2, reconnectMs: [200, 200] });
    for (let round = 0; round < 50; round += 1) {
      const controller = new AbortController();
      const one = bridge.request('greet', round, { signal: controller.signal });
      controller.abort();
      await expect(one).rejects.toMatchObject({ code: 'BRIDGE_ABORTED' });
    }
    const kept = bridge.request('greet', 'kept');
    const again = await shellOf({}, shell.port);
    await kept;
    expect(again.received.map(({ payload }) => payload)).toEqual(['kept']);
  });

  it('is not sent when it was aborted before there was a shell', async () => {
    const shell = await shellOf();
    await shell.stop();
    const { bridge } = bridgeTo(shell.url);
    const kept = bridge.request('greet', 'kept');
    const controller = new AbortController();
    const aborted = bridge.request('greet', 'aborted', { signal: controller.signal });
    controller.abort();
    await expect(aborted).rejects.toMatchObject({ code: 'BRIDGE_ABORTED' });
    const again = await shellOf({}, shell.port);
    await kept;
    await bridge.request('greet', 'last');
    expect(again.received.map(({ payload }) => payload)).toEqual(['kept', 'last']);
  });

  it.each([
    ['too large', 'x'.repeat(1024 * 1024)],
    ['no JSON', 1n],
  ])('refuses at once what is %s', async (_what, payload) => {
    const { bridge } = bridgeTo(unusedUrl);
    await expect(bridge.request('greet', payload)).rejects.toMatchObject({
      code: 'BRIDGE_TOO_LARGE',
    });
  });

  it('sends the largest message that is taken', async () => {
    const shell = await shellOf();
    const { bridge } = bridgeTo(shell.url);
    const payload = 'x'.repeat(759 * 1024);
    await expect(bridge.request('greet', payload)).resolves.toEqual({ echo: payload });
  });
});

it('a throwing listener breaks neither the others nor the bridge', async () => {
  const shell = await shellOf();
  const { bridge } = bridgeTo(shell.url, {
    onState: () => {
      throw new Error('banner');
    },
  });
  const heard: BridgeState[] = [];
  bridge.subscribe((state) => heard.push(state));
  await expect(bridge.request('greet', 1)).resolves.toEqual({ echo: 1 });
  expect(heard).toEqual(['open']);
});

it('a secret too short to be one opens nothing', async () => {
  const short = toBase64(randomBytes(15));
  const shell = await shellOf({ secret: short });
  const { bridge } = bridgeTo(shell.url, { protocol: secureProtocol({ getSecret: () => short }) });
  await reaches(bridge, 'not-running');
  expect(shell.connections()).toBe(0);
});
