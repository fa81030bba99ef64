import { afterEach, describe, expect, it, vi } from 'vitest';
import { randomBytes, toBase64 } from './bytes.js';
import { bridgeMessages, type BridgeState } from './copy.js';
import { bridgeTo, closeAll, reaches, secret, shellOf, unusedUrl } from './bridgeSetup.fixture.js';
import { legacyProtocol } from './legacyProtocol.js';
import { secureProtocol } from './secureProtocol.js';

afterEach(closeAll);

describe.each(['gcm', 'mac'] as const)('a conversation (%s)', (algorithm) => {
  it('replies to requests of both sides', async () => {
    const shell = await shellOf();
    const protocol = secureProtocol({ getSecret: async () => secret, algorithm });
    const { bridge, states } = bridgeTo(shell.url, { protocol });
    await expect(bridge.request('greet', { name: '惠企' })).resolves.toEqual({
      echo: { name: '惠企' },
    });
    expect(states).toEqual(['open']);
    bridge.handle('amount', {
      accepts: (payload): payload is { n: number } =>
        typeof (payload as { n?: unknown } | null)?.n === 'number',
      run: ({ n }) => n * 2,
    });
    await shell.say({ id: 's1', type: 'amount', payload: { n: 21 } });
    await shell.say({ id: 's2', type: 'amount', payload: 'much' });
    await shell.say({ id: 's3', type: 'constructor', payload: {} });
    await vi.waitFor(() => expect(shell.received).toHaveLength(4));
    expect(shell.received.slice(1)).toEqual([
      { re: 's1', ok: true, payload: 42 },
      { re: 's2', ok: false, code: 'INVALID_PAYLOAD' },
      { re: 's3', ok: false, code: 'UNKNOWN_TYPE' },
    ]);
    expect(shell.raw.join('')).not.toContain('惠企');
  });
});

describe('what the page may send', () => {
  it('is what it was allowed, and no more at once than fits', async () => {
    const { bridge } = bridgeTo(unusedUrl, { queueLimit: 2 });
    await expect(bridge.request('shutdown')).rejects.toMatchObject({ code: 'BRIDGE_NOT_ALLOWED' });
    const waiting = [bridge.request('greet'), bridge.request('greet')].map((one) =>
      one.catch((error: unknown) => error),
    );
    await expect(bridge.request('greet')).rejects.toMatchObject({ code: 'BRIDGE_QUEUE_FULL' });
    bridge.close();
    for (const one of waiting) expect(await one).toMatchObject({ code: 'BRIDGE_NOT_OPEN' });
  });

  it('waits for a connection, can be aborted and times out', async () => {
    const { bridge } = bridgeTo(unusedUrl);
    const controller = new AbortController();
    const aborted = bridge.request('greet', {}, { signal: controller.signal });
    controller.abort();
    await expect(aborted).rejects.toMatchObject({ code: 'BRIDGE_ABORTED', quiet: true });
    await expect(bridge.request('greet', {}, { timeoutMs: 5 })).rejects.toMatchObject({
      code: 'BRIDGE_TIMEOUT',
      retryable: true,
    });
  });
});

describe('a lost connection', () => {
  it('comes back; what was sent is not sent again, what was not goes out once', async () => {
    const shell = await shellOf({ answer: ({ type }) => (type === 'slow' ? undefined : 'done') });
    const { bridge, states } = bridgeTo(shell.url);
    await reaches(bridge, 'open');
    const sent = bridge.request('slow').catch((error: unknown) => error);
    await vi.waitFor(() => expect(shell.received).toHaveLength(1));
    shell.cut();
    expect(await sent).toMatchObject({ code: 'BRIDGE_LOST', kind: 'host' });
    await expect(bridge.request('greet')).resolves.toBe('done');
    expect(shell.received.filter(({ type }) => type === 'slow')).toHaveLength(1);
    expect(shell.received.filter(({ type }) => type === 'greet')).toHaveLength(1);
    expect(states).toEqual(['open', 'reconnecting', 'open']);
  });

  it('is noticed when the shell falls silent', async () => {
    const shell = await shellOf();
    // Three in a row are missed by chance only where a machine stands still for that long.
    const { bridge, states } = bridgeTo(shell.url, { heartbeatMs: 200 });
    await reaches(bridge, 'open');
    await vi.waitFor(() => expect(shell.received.length).toBeGreaterThan(5));
    expect(states).toEqual(['open']);
    shell.mute();
    await vi.waitFor(() => expect(states).toEqual(['open', 'reconnecting']));
  });
});

describe('a shell that is not what it should be', () => {
  it('does not know the secret', async () => {
    const shell = await shellOf({ secret: toBase64(randomBytes(32)) });
    const { bridge, states } = bridgeTo(shell.url);
    await vi.waitFor(() => expect(states).toContain('wrong-secret'));
    expect(bridge.message).toBe(bridgeMessages['wrong-secret']);
    expect(states).not.toContain('open');
    expect(shell.received).toEqual([]);
  });

  it('is of another version', async () => {
    const shell = await shellOf({ version: 2 });
    const { bridge } = bridgeTo(shell.url);
    await reaches(bridge, 'wrong-version');
    expect(bridge.message).toBe(bridgeMessages['wrong-version']);
  });

  it('sends rubbish: a little is passed over, more ends the connection', async () => {
    const shell = await shellOf();
    const { bridge, states } = bridgeTo(shell.url);
    await reaches(bridge, 'open');
    shell.sayRaw('rubbish');
    shell.sayRaw(Buffer.from([1, 2, 3]));
    await expect(bridge.request('greet')).resolves.toBeDefined();
    for (let round = 0; round < 3; round += 1) shell.sayRaw(`1.AAAA.${round}`);
    await vi.waitFor(() => expect(states).toContain('reconnecting'));
    await reaches(bridge, 'open');
  });

  it('repeats every frame: each counts once', async () => {
    const shell = await shellOf({ tamper: (text) => [text, text] });
    const { bridge } = bridgeTo(shell.url);
    let count = 0;
    bridge.handle('tick', {
      accepts: (_payload): _payload is null => true,
      run: () => {
        count += 1;
      },
    });
    await reaches(bridge, 'open');
    await shell.say({ id: 'a', type: 'tick', payload: null });
    await vi.waitFor(() => expect(shell.received).toHaveLength(1));
    expect(count).toBe(1);
  });
});

describe('no connection', () => {
  it.each<[BridgeState, 'denied' | 'prompt' | 'granted' | undefined]>([
    ['denied', 'denied'],
    ['blocked', 'prompt'],
    ['not-running', 'granted'],
    ['not-running', undefined],
  ])('is %s when the browser says %s', async (state, access) => {
    const { bridge } = bridgeTo(unusedUrl, { access: async () => access });
    await reaches(bridge, state);
    expect(bridge.message).toMatch(/[一-鿿]/);
  });

  it('is tried again when the user says so, and found once the shell runs', async () => {
    const { bridge, states } = bridgeTo(unusedUrl, { access: async () => 'denied' });
    await reaches(bridge, 'denied');
    bridge.retry();
    expect(states.at(-1)).toBe('connecting');
    const gone = await shellOf();
    await gone.stop();
    const other = bridgeTo(gone.url);
    await reaches(other.bridge, 'not-running');
    await shellOf({}, gone.port);
    await reaches(other.bridge, 'open');
  });
});

it.each([
  ['plain text to another machine', 'ws://192.168.0.2:8080'],
  ['a secret in the address', 'ws://127.0.0.1:8080/?token=x'],
  ['a user in the address', 'ws://u:p@127.0.0.1:8080'],
  ['no socket', 'http://127.0.0.1'],
  ['no address', 'bridge'],
])('refuses %s', (_what, url) => {
  expect(() => bridgeTo(url)).toThrow(
    expect.objectContaining({ code: 'BRIDGE_CONFIGURATION' }) as Error,
  );
});

it('leaves nothing behind', async () => {
  const listening = new Map<string, number>();
  class StubSocket extends EventTarget {
    readyState = 1;
    sent: string[] = [];
    constructor() {
      super();
      queueMicrotask(() => this.dispatchEvent(new Event('open')));
    }
    override addEventListener(...args: Parameters<EventTarget['addEventListener']>) {
      listening.set(args[0], (listening.get(args[0]) ?? 0) + 1);
      super.addEventListener(...args);
    }
    override removeEventListener(...args: Parameters<EventTarget['removeEventListener']>) {
      listening.set(args[0], (listening.get(args[0]) ?? 0) - 1);
      super.removeEventListener(...args);
    }
    send(text: string) {
      this.sent.push(text);
    }
    close() {
      this.readyState = 3;
    }
  }
  vi.useFakeTimers();
  try {
    const { bridge } = bridgeTo(unusedUrl, {
      WebSocket: StubSocket as unknown as typeof globalThis.WebSocket,
      protocol: legacyProtocol({ key: '0123456789abcdef', mode: 'ECB' }),
    });
    await vi.waitFor(() => expect(bridge.state).toBe('open'));
    const waiting = bridge.request('greet').catch((error: unknown) => error);
    expect(vi.getTimerCount()).toBe(2);
    bridge.close();
    expect(vi.getTimerCount()).toBe(0);
    // The one for errors stays: a socket closed before it opened reports one.
    expect(Object.fromEntries(listening)).toEqual({ open: 0, message: 0, close: 0, error: 1 });
    expect(await waiting).toMatchObject({ code: 'BRIDGE_NOT_OPEN' });
    await expect(bridge.request('greet')).rejects.toMatchObject({ code: 'BRIDGE_NOT_OPEN' });
  } finally {
    vi.useRealTimers();
  }
});
