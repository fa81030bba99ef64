import { createDecipheriv, createHmac, hkdfSync } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { HuiqiError } from '../errors/HuiqiError.js';
import { randomBytes, toBase64 } from './bytes.js';
import type { SessionSecret, Side } from './keys.js';
import { SecureChannel } from './SecureChannel.js';

const shared = (): SessionSecret => ({
  secret: randomBytes(32),
  session: 'session-1',
  pageChallenge: toBase64(randomBytes(16)),
  shellChallenge: toBase64(randomBytes(16)),
});
const unreadable = { kind: 'host', code: 'BRIDGE_UNREADABLE' };

it('is AES-256-GCM under HKDF-SHA-256 keys, as Node sees it', async () => {
  const secret = shared();
  const page = await SecureChannel.open(secret, 'page', 'gcm');
  const [counter, iv = '', data = ''] = (await page.seal('{"a":1}')).split('.');
  const salt = `session-1|${secret.pageChallenge}|${secret.shellChallenge}`;
  const keys = Buffer.from(hkdfSync('sha256', secret.secret, salt, 'huiqi-bridge/1/page', 64));
  const bytes = Buffer.from(data, 'base64');
  const node = createDecipheriv('aes-256-gcm', keys.subarray(0, 32), Buffer.from(iv, 'base64'));
  node.setAAD(Buffer.from(`huiqi-bridge/1|session-1|page|${counter}`));
  node.setAuthTag(bytes.subarray(-16));
  expect(node.update(bytes.subarray(0, -16), undefined, 'utf8') + node.final('utf8')).toBe(
    '{"a":1}',
  );
});

it('is AES-256-CBC and HMAC-SHA-256 over lengths, associated data, IV and ciphertext, as Node sees it', async () => {
  const secret = { ...shared(), session: 's'.repeat(300) };
  const shell = await SecureChannel.open(secret, 'shell', 'mac');
  const [counter, ...parts] = (await shell.seal('{"a":1}')).split('.');
  const [iv, data] = parts.map((part) => Buffer.from(part, 'base64')) as [Buffer, Buffer];
  const salt = `${secret.session}|${secret.pageChallenge}|${secret.shellChallenge}`;
  const keys = Buffer.from(hkdfSync('sha256', secret.secret, salt, 'huiqi-bridge/1/shell', 64));
  const bound = Buffer.from(`huiqi-bridge/1|${secret.session}|shell|${counter}`);
  const lengths = Buffer.from([1, bound.length - 256, 16]);
  const cipher = data.subarray(0, -32);
  const mac = createHmac('sha256', keys.subarray(32));
  for (const part of [lengths, bound, iv, cipher]) mac.update(part);
  expect(data.subarray(-32).toString('hex')).toBe(mac.digest('hex'));
  const node = createDecipheriv('aes-256-cbc', keys.subarray(0, 32), iv);
  expect(node.update(cipher, undefined, 'utf8') + node.final('utf8')).toBe('{"a":1}');
});

describe.each(['gcm', 'mac'] as const)('%s', (algorithm) => {
  const pair = async (secret = shared()) => {
    const open = (side: Side) => SecureChannel.open(secret, side, algorithm);
    return { page: await open('page'), shell: await open('shell') };
  };

  it('carries every text both ways', async () => {
    const { page, shell } = await pair();
    await fc.assert(
      fc.asyncProperty(fc.string({ unit: 'grapheme' }), async (text) => {
        expect(await shell.read(await page.seal(text))).toBe(text);
        expect(await page.read(await shell.seal(text))).toBe(text);
      }),
      { numRuns: 200 },
    );
  });

  it('never uses an IV twice', async () => {
    const { page } = await pair();
    const frames = await Promise.all(Array.from({ length: 1_000 }, () => page.seal('same')));
    expect(new Set(frames.map((frame) => frame.split('.')[1])).size).toBe(1_000);
    expect(new Set(frames.map((frame) => frame.split('.')[2])).size).toBe(1_000);
  });

  it('rejects replayed, late and reflected frames', async () => {
    const { page, shell } = await pair();
    const [first, second, third] = [
      await page.seal('1'),
      await page.seal('2'),
      await page.seal('3'),
    ];
    expect(await shell.read(first)).toBe('1');
    expect(await shell.read(third)).toBe('3');
    await expect(shell.read(second)).rejects.toMatchObject(unreadable);
    for (let round = 0; round < 50; round += 1) {
      await expect(shell.read(round % 2 ? first : third)).rejects.toMatchObject(unreadable);
    }
    await expect(page.read(await page.seal('4'))).rejects.toMatchObject(unreadable);
    expect(await shell.read(await page.seal('5'))).toBe('5');
  });

  it('rejects frames of another session', async () => {
    const secret = shared();
    const { page } = await pair(secret);
    const { shell } = await pair({ ...secret, session: 'session-2' });
    const { shell: stranger } = await pair({ ...secret, secret: randomBytes(32) });
    const frame = await page.seal('{}');
    await expect(shell.read(frame)).rejects.toMatchObject(unreadable);
    await expect(stranger.read(frame)).rejects.toMatchObject(unreadable);
  });

  it('rejects a frame with any character changed, always with the same error', async () => {
    const { page, shell } = await pair();
    const frame = await page.seal('{"amount":100}');
    const bytesOf = ([counter = '', ...parts]: string[]) =>
      `${counter}.${parts.map((part) => Buffer.from(part, 'base64').toString('hex')).join('.')}`;
    const errors = new Set<string>();
    for (let at = 0; at < frame.length; at += 1) {
      for (const char of 'AZaz09+/=.') {
        const changed = frame.slice(0, at) + char + frame.slice(at + 1);
        // Base64 has spellings that differ only in unused bits.
        if (bytesOf(changed.split('.')) === bytesOf(frame.split('.'))) continue;
        const error = await shell.read(changed).catch((caught: unknown) => caught);
        const { kind, code, cause } = error as HuiqiError;
        errors.add(JSON.stringify({ kind, code, cause }));
      }
    }
    expect([...errors]).toEqual([JSON.stringify(unreadable)]);
    expect(await shell.read(frame)).toBe('{"amount":100}');
  });

  it('survives any text', async () => {
    const { shell } = await pair();
    await fc.assert(
      fc.asyncProperty(fc.string({ maxLength: 300 }), async (text) => {
        await expect(shell.read(text)).rejects.toMatchObject(unreadable);
      }),
      { numRuns: 500 },
    );
  });
});
