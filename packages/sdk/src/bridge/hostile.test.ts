import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { bridgeTo, closeAll, reaches, shellOf, unusedUrl } from './bridgeSetup.fixture.js';
import { legacyCipher } from './legacyCipher.js';
import { legacyProtocol } from './legacyProtocol.js';

afterEach(closeAll);

describe('between page and shell', () => {
  it('a tampered reply is never accepted', async () => {
    // The first character of the data: the last ones contain bits that Base64 ignores.
    const flip = (text: string) => {
      const at = text.lastIndexOf('.') + 1;
      return text.slice(0, at) + (text[at] === 'A' ? 'B' : 'A') + text.slice(at + 1);
    };
    const shell = await shellOf({ tamper: flip });
    const { bridge } = bridgeTo(shell.url);
    await expect(bridge.request('greet', 1, { timeoutMs: 100 })).rejects.toMatchObject({
      code: 'BRIDGE_TIMEOUT',
    });
  });

  it('frames in another order are refused, and the connection with them', async () => {
    const held: string[] = [];
    const shell = await shellOf({
      tamper: (text) => (held.push(text) < 5 ? [] : held.toReversed()),
    });
    const { bridge, states } = bridgeTo(shell.url);
    await reaches(bridge, 'open');
    const all = [1, 2, 3, 4, 5].map((n) => bridge.request('greet', n).catch(() => 'refused'));
    // The last one is in order; the four before it are late.
    expect(await Promise.all(all)).toEqual([
      ...Array.from({ length: 4 }, () => 'refused'),
      { echo: 5 },
    ]);
    expect(states).toContain('reconnecting');
    expect(shell.received.filter(({ type }) => type === 'greet')).toHaveLength(5);
  });
});

describe('a page without connection', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  /** A socket in hand: no network, no time. */
  function handSocket() {
    const sockets: HandSocket[] = [];
    class HandSocket extends EventTarget {
      readyState = 1;
      constructor() {
        super();
        sockets.push(this);
      }
      send() {}
      close() {
        this.readyState = 3;
      }
      say(data: unknown) {
        this.dispatchEvent(Object.assign(new Event('message'), { data }));
      }
    }
    return { sockets, Socket: HandSocket as unknown as typeof globalThis.WebSocket };
  }
  const key = '0123456789abcdef';
  const settle = () => vi.advanceTimersByTimeAsync(0);

  it('notices a dead peer within 45 s', async () => {
    const { sockets, Socket } = handSocket();
    const protocol = legacyProtocol({ key, mode: 'ECB' });
    const { bridge } = bridgeTo(unusedUrl, { WebSocket: Socket, protocol });
    await settle();
    sockets[0]!.dispatchEvent(new Event('open'));
    await vi.advanceTimersByTimeAsync(44_000);
    expect(bridge.state).toBe('open');
    await vi.advanceTimersByTimeAsync(1_000);
    expect(bridge.state).toBe('reconnecting');
  });

  it('backs off with a minimum and a maximum', async () => {
    const { sockets, Socket } = handSocket();
    const gaps: number[] = [];
    bridgeTo(unusedUrl, { WebSocket: Socket, reconnectMs: [100, 1_000], random: () => 1 });
    await settle();
    for (let round = 0; round < 7; round += 1) {
      const from = Date.now();
      const made = sockets.length;
      sockets.at(-1)!.dispatchEvent(new Event('close'));
      while (sockets.length === made) await vi.advanceTimersByTimeAsync(10);
      gaps.push(Date.now() - from);
    }
    expect(gaps).toEqual([100, 200, 400, 800, 1_000, 1_000, 1_000]);
  });

  it('says that the browser waits for the user, and opens when it need not any more', async () => {
    const { sockets, Socket } = handSocket();
    const protocol = legacyProtocol({ key, mode: 'ECB' });
    const more = { WebSocket: Socket, protocol, access: async () => 'prompt' as const };
    const { bridge, states } = bridgeTo(unusedUrl, more);
    await vi.advanceTimersByTimeAsync(30_000);
    expect(bridge.state).toBe('blocked');
    expect(sockets).toHaveLength(1);
    sockets[0]!.dispatchEvent(new Event('open'));
    expect(states).toEqual(['blocked', 'open']);
  });

  it('survives any frame of a legacy shell', async () => {
    const { sockets, Socket } = handSocket();
    const cipher = legacyCipher({ key, mode: 'ECB' });
    const protocol = legacyProtocol({ key, mode: 'ECB' });
    const { bridge } = bridgeTo(unusedUrl, {
      WebSocket: Socket,
      protocol,
      heartbeatMs: 0,
    });
    await settle();
    sockets[0]!.dispatchEvent(new Event('open'));
    const frames = fc.oneof(
      fc.jsonValue().map((value) => cipher.encrypt({ value })),
      fc
        .record({ id: fc.jsonValue(), type: fc.jsonValue(), re: fc.jsonValue() })
        .map((value) => cipher.encrypt(value)),
    );
    await fc.assert(
      fc.asyncProperty(frames, async (frame) => {
        sockets.at(-1)!.say(frame);
        await settle();
        expect(bridge.state).toBe('open');
      }),
      { numRuns: 200 },
    );
    for (const data of ['', 'x', new ArrayBuffer(4)]) sockets[0]!.say(data);
    await settle();
    expect(bridge.state).toBe('reconnecting');
  });
});

it('writes nothing to a log', async () => {
  const lines: unknown[] = [];
  for (const name of ['log', 'info', 'warn', 'error', 'debug'] as const) {
    vi.spyOn(console, name).mockImplementation((...line: unknown[]) => void lines.push(line));
  }
  try {
    const shell = await shellOf({ answer: () => 'answer-canary' });
    const { bridge } = bridgeTo(shell.url);
    await bridge.request('greet', 'token-canary');
    for (let round = 0; round < 4; round += 1) shell.sayRaw('frame-canary');
    await reaches(bridge, 'reconnecting');
    expect(shell.raw.join()).not.toMatch(/canary/);
    expect(lines).toEqual([]);
  } finally {
    vi.restoreAllMocks();
  }
});
