import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isReply, parseBounded, readMessage } from './messages.js';

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
  });

  it.each([
    [null],
    [[]],
    ['text'],
    [{}],
    [{ id: 'a', type: '__proto__' }],
    [{ id: 'a', type: 'constructor()' }],
    [{ id: 'a'.repeat(65), type: 'open' }],
    [{ id: 1, type: 'open' }],
    [{ re: 'a', ok: 'yes' }],
    [{ re: '../a', ok: true }],
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

  it('does not count brackets inside texts', () => {
    expect(parseBounded(JSON.stringify({ a: '[[[{{{"\\'.repeat(20) }))).toBeDefined();
  });
});
