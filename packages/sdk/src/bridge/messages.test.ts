import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fits, isReply, parseBounded, readMessage } from './messages.js';

describe('readMessage', () => {
  it('accepts messages and replies', () => {
    expect(readMessage({ id: 'a1', type: 'open-login', payload: { x: 1 } })).toEqual({
      id: 'a1',
      type: 'open-login',
      payload: { x: 1 },
    });
    const reply = readMessage({ re: 'a1', ok: false, code: 'UNKNOWN_TYPE', more: 1 })!;
    expect(reply).toEqual({ re: 'a1', ok: false, payload: undefined, code: 'UNKNOWN_TYPE' });
    expect(isReply(reply)).toBe(true);
    expect(readMessage({ re: 'a1', ok: true, payload: 1, code: 'no code' })).toEqual({
      re: 'a1',
      ok: true,
      payload: 1,
      code: undefined,
    });
    const longest = { id: 'a'.repeat(64), type: 'o'.repeat(64), payload: undefined };
    expect(readMessage(longest)).toEqual(longest);
  });

  it.each([
    [null],
    [[]],
    ['text'],
    [{}],
    [{ id: 'a', type: '__proto__' }],
    [{ id: 'a', type: 'constructor()' }],
    [{ id: 'a'.repeat(65), type: 'open' }],
    [{ id: ' a', type: 'open' }],
    [{ id: 'a', type: 'o'.repeat(65) }],
    [{ id: 'a', type: 1 }],
    [{ id: 1, type: 'open' }],
    [{ re: 'a', ok: 'yes' }],
    [{ re: '../a', ok: true }],
    [{ re: 1, ok: true }],
    [Object.create({ id: 'a', type: 'open' })],
  ])('refuses %j', (value) => {
    expect(readMessage(value)).toBeUndefined();
  });

  it('survives any JSON', () => {
    fc.assert(
      fc.property(fc.json(), (text) => {
        const message = readMessage(parseBounded(text));
        if (message && !isReply(message)) expect(message.type).toMatch(/^[a-z]/);
      }),
      { numRuns: 1_000 },
    );
    expect(({} as Record<string, unknown>)['polluted']).toBeUndefined();
  });
});

describe('parseBounded', () => {
  it('leaves prototypes alone', () => {
    const value = parseBounded('{"payload":{"__proto__":{"polluted":1}}}') as { payload: object };
    expect(Object.keys(value.payload)).toEqual([]);
    expect('polluted' in value.payload).toBe(false);
  });

  it.each([
    ['no JSON', '{'],
    ['too long', JSON.stringify('x'.repeat(1024 * 1024))],
    ['too deep', '['.repeat(40) + ']'.repeat(40)],
    ['very deep', '{"a":'.repeat(200_000)],
  ])('refuses what is %s', (_what, text) => {
    expect(parseBounded(text)).toBeUndefined();
  });

  it.each(['[]', '{}'])('takes %s up to a depth of 32', (pair) => {
    const nested = (depth: number) =>
      pair === '[]'
        ? '['.repeat(depth) + ']'.repeat(depth)
        : '{"a":'.repeat(depth - 1) + '{}' + '}'.repeat(depth - 1);
    expect(parseBounded(nested(32))).toBeDefined();
    expect(parseBounded(nested(33))).toBeUndefined();
    expect(parseBounded(`[${Array(40).fill(pair).join()}]`)).toHaveLength(40);
  });

  it('takes a text up to the length of a frame', () => {
    expect(parseBounded(JSON.stringify('x'.repeat(1024 * 1024 - 2)))).toBeDefined();
  });

  it('does not count brackets inside texts', () => {
    expect(parseBounded(JSON.stringify({ a: '[[[{{{"\\'.repeat(20) }))).toBeDefined();
  });
});

describe('fits', () => {
  it('counts the bytes of a message, of which a frame holds 760 KiB', () => {
    const sized = (bytes: number) => ({ p: 'x'.repeat(bytes - '{"p":""}'.length) });
    expect(fits(sized(760 * 1024))).toBe(true);
    expect(fits(sized(760 * 1024 + 1))).toBe(false);
    expect(fits({ p: '汉'.repeat(400 * 1024) })).toBe(false);
  });

  it('refuses what is no JSON', () => {
    expect(fits({ p: 1n })).toBe(false);
  });
});
