import { describe, expect, it } from 'vitest';
import { IncomingMessages } from './IncomingMessages.js';

function incomingWith(run: (payload: unknown) => unknown) {
  const incoming = new IncomingMessages();
  const replies: object[] = [];
  const stop = incoming.handle('do', {
    accepts: (payload): payload is unknown => {
      if (payload === 'bad') throw new Error('guard');
      return payload !== 'wrong';
    },
    run,
  });
  const take = (id: string, type = 'do', payload: unknown = null) =>
    incoming.respond({ id, type, payload }, (reply) => replies.push(reply));
  return { incoming, replies, stop, take };
}

describe('messages of the shell', () => {
  it('run once, however often they are sent', async () => {
    let runs = 0;
    const { replies, take } = incomingWith(() => (runs += 1));
    await take('a');
    await take('a');
    expect(runs).toBe(1);
    expect(replies).toEqual([
      { re: 'a', ok: true, payload: 1 },
      { re: 'a', ok: false, code: 'DUPLICATE' },
    ]);
  });

  it('are remembered up to a limit', async () => {
    let runs = 0;
    const { take } = incomingWith(() => (runs += 1));
    for (let at = 0; at <= 1_000; at += 1) await take(`m${at}`);
    await take('m1000');
    await take('m1');
    expect(runs).toBe(1_001);
    await take('m0');
    expect(runs).toBe(1_002);
  });

  it.each<[string, string, unknown]>([
    ['FAILED', 'do', 'bad'],
    ['INVALID_PAYLOAD', 'do', 'wrong'],
    ['UNKNOWN_TYPE', 'constructor', null],
    ['UNKNOWN_TYPE', '__proto__', null],
    ['UNKNOWN_TYPE', 'tostring', null],
  ])('are refused as %s (%s, %j)', async (code, type, payload) => {
    const { replies, take } = incomingWith(() => null);
    await take('a', type, payload);
    expect(replies).toEqual([{ re: 'a', ok: false, code }]);
  });

  it('are answered without the reason of a failure, and never with too much', async () => {
    const failing = incomingWith(() => Promise.reject(new Error('token-canary')));
    await failing.take('a');
    expect(failing.replies).toEqual([{ re: 'a', ok: false, code: 'FAILED' }]);
    const large = incomingWith(() => 'x'.repeat(1024 * 1024));
    await large.take('a');
    expect(large.replies).toEqual([{ re: 'a', ok: false, code: 'TOO_LARGE' }]);
  });

  it('get a heartbeat reply, and a handler that was replaced does not end the new one', async () => {
    const { incoming, replies, stop, take } = incomingWith(() => 'old');
    incoming.handle('do', { accepts: (_p): _p is unknown => true, run: () => 'new' });
    stop();
    await take('a');
    await take('b', 'ping');
    expect(replies).toEqual([
      { re: 'a', ok: true, payload: 'new' },
      { re: 'b', ok: true, payload: null },
    ]);
  });
});
