import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, expect, it, vi } from 'vitest';
import { gcmSealer, hasWebCrypto } from './sealers.js';

const hex = (text: string) => Uint8Array.from(Buffer.from(text, 'hex'));
const unused = new Uint8Array(32);

// Test cases 15 and 16 of "The Galois/Counter Mode of Operation" (McGrew and Viega, appendix B).
const key = hex('feffe9928665731c6d6a8f9467308308feffe9928665731c6d6a8f9467308308');
const iv = hex('cafebabefacedbaddecaf888');
const plain =
  'd9313225f88406e5a55909c5aff5269a86a7a9531534f7da2e4c303d8a318a72' +
  '1c3c0c95956809532fcf0e2449a6b525b16aedf5aa0de657ba637b391aafd255';
const cipher =
  '522dc1f099567d07f47f37a32a84427d643a8cdcbfe5c0c97598a2bd2555d1aa' +
  '8cb08e48590dbb3da7b08b1056828838c5f61e6393ba7a0abcc9f662898015ad';

it.each([
  ['without associated data', '', plain, cipher, 'b094dac5d93471bdec1a502270e3cc6c'],
  [
    'with associated data',
    'feedfacedeadbeeffeedfacedeadbeefabaddad2',
    plain.slice(0, 120),
    cipher.slice(0, 120),
    '76fc6ece0f4e1768cddf8853bb2d551b',
  ],
])(
  'AES-256-GCM opens what the standard sealed, %s (B-01)',
  async (_how, bound, text, data, tag) => {
    const sealer = await gcmSealer({ encrypt: key, authenticate: unused });
    const opened = await sealer.open({ iv, data: hex(data + tag) }, hex(bound));
    expect(Buffer.from(opened).toString('hex')).toBe(text);
    const changed = hex(data + tag);
    changed[0] = (changed[0] ?? 0) ^ 1;
    await expect(sealer.open({ iv, data: changed }, hex(bound))).rejects.toThrow();
  },
);

it('ECB, and CBC without a tag, are part of the legacy adapter only (B-01)', () => {
  const folder = dirname(fileURLToPath(import.meta.url));
  const using = (pattern: RegExp) =>
    readdirSync(folder).filter(
      (name) =>
        !/\.(?:test|fixture)\.ts$/.test(name) &&
        pattern.test(readFileSync(join(folder, name), 'utf8')),
    );
  expect(using(/mode-ecb/)).toEqual(['legacyCipher.ts']);
  expect(using(/crypto-js\/aes/)).toEqual(['legacyCipher.ts', 'sealers.ts']);
});

afterEach(() => vi.unstubAllGlobals());

it('WebCrypto is used where there is one, which outside of a secure context is not', () => {
  expect(hasWebCrypto()).toBe(true);
  for (const crypto of [{}, undefined]) {
    vi.stubGlobal('crypto', crypto);
    expect(hasWebCrypto()).toBe(false);
  }
});
