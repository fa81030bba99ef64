import { createCipheriv, createDecipheriv } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { legacyCipher, type LegacyCipherOptions } from './legacyCipher.js';

const keys = {
  16: '0123456789abcdef',
  24: '0123456789abcdef01234567',
  32: '0123456789abcdef0123456789abcdef',
};
const iv = 'fedcba9876543210';
const cases = ([16, 24, 32] as const).flatMap((size) =>
  (['CBC', 'ECB'] as const).map((mode) => ({ size, mode })),
);
const optionsOf = (size: 16 | 24 | 32, mode: 'CBC' | 'ECB'): LegacyCipherOptions => ({
  key: keys[size],
  mode,
  ...(mode === 'CBC' ? { iv } : {}),
});
const nodeArgs = (size: 16 | 24 | 32, mode: 'CBC' | 'ECB') =>
  [`aes-${size * 8}-${mode.toLowerCase()}`, keys[size], mode === 'CBC' ? iv : null] as const;
const unreadable = expect.objectContaining({ kind: 'host', code: 'BRIDGE_UNREADABLE' }) as unknown;

describe.each(cases)('AES-$size $mode', ({ size, mode }) => {
  const cipher = legacyCipher(optionsOf(size, mode));
  const encipher = (text: string) => {
    const node = createCipheriv(...nodeArgs(size, mode));
    return Buffer.concat([node.update(text, 'utf8'), node.final()]).toString('base64');
  };

  // A message never contains this key; see parseBounded.
  const anyKey = fc.string().filter((key) => key !== '__proto__');

  it('reads and writes what OpenSSL does', () => {
    fc.assert(
      fc.property(fc.dictionary(anyKey, fc.string()), (message) => {
        const text = JSON.stringify(message);
        const written = cipher.encrypt(message);
        const node = createDecipheriv(...nodeArgs(size, mode));
        const read = Buffer.concat([node.update(written, 'base64'), node.final()]).toString('utf8');
        expect(read).toBe(text);
        expect(encipher(text)).toBe(written);
        expect(cipher.decrypt(encipher(text))).toEqual(JSON.parse(text));
      }),
      { numRuns: 60 },
    );
  });

  it('rejects a wrong key, never returning an empty text', () => {
    const other = legacyCipher({ ...optionsOf(size, mode), key: keys[size].replace('0', 'x') });
    for (let round = 0; round < 200; round += 1) {
      const text = cipher.encrypt({ amount: round, at: '2026-11-20' });
      expect(() => other.decrypt(text)).toThrow(unreadable as Error);
    }
  });

  it.each([
    ['the right length and the wrong filling', [1, 2, 3, 4, 5, 6, 7, 8, 9]],
    ['a length of nothing', [0, 0, 0, 0, 0, 0, 0, 0, 0]],
    ['a length of more than a block', [17, 17, 17, 17, 17, 17, 17, 17, 17]],
  ])('refuses padding with %s', (_what, padding) => {
    const node = createCipheriv(...nodeArgs(size, mode)).setAutoPadding(false);
    const plain = Buffer.concat([Buffer.from('{"a":1}'), Buffer.from(padding)]);
    const text = Buffer.concat([node.update(plain), node.final()]).toString('base64');
    expect(() => cipher.decrypt(text)).toThrow(unreadable as Error);
  });

  it.each([
    ['a text that nests too deep', encipher(`{"a":${'['.repeat(40)}${']'.repeat(40)}}`)],
    ['nothing', ''],
    ['no Base64', '这不是密文'],
    ['half a block', 'AAAAAAAAAAA='],
    ['text that is not a message', encipher('"text"')],
    ['text that is not JSON', encipher('{"a":')],
    ['an empty text', encipher('')],
    ['bytes that are no UTF-8', 'AAAAAAAAAAAAAAAAAAAAAA=='],
  ])('refuses %s', (_what, text) => {
    expect(() => cipher.decrypt(text)).toThrow(unreadable as Error);
  });
});

it('a known vector: AES-128-CBC, PKCS#7', () => {
  const cipher = legacyCipher({ key: keys[16], mode: 'CBC', iv });
  expect(cipher.decrypt(cipher.encrypt({ login: true }))).toEqual({ login: true });
  expect(cipher.encrypt({ login: true })).toBe('7VU0/S/9XV9XS+8wnbf1wQ==');
});

it.each<[string, LegacyCipherOptions]>([
  ['a key of 8 bytes', { key: '12345678', mode: 'ECB' }],
  ['a key of 15 letters', { key: '0123456789abcde', mode: 'ECB' }],
  ['CBC without an IV', { key: keys[16], mode: 'CBC' }],
  ['an IV of 8 bytes', { key: keys[16], mode: 'CBC', iv: '12345678' }],
])('%s is refused without saying the key', (_what, options) => {
  try {
    legacyCipher(options);
    expect.unreachable();
  } catch (error) {
    expect(error).toMatchObject({ kind: 'host', code: 'BRIDGE_CONFIGURATION' });
    expect(JSON.stringify(error) + (error as Error).message).not.toContain(options.key);
  }
});
