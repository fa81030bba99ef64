import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { hostname, tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { asContainer, holdFolder, tryFolder } from '../testing/lockedFolder.js';
import { lockDirectory } from './dirLock.js';

let dir = '';
beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), 'huiqi-lock-'));
});
afterEach(() => rmSync(dir, { recursive: true, force: true }));

const held = `is used by process ${process.pid} on ${hostname()}. Stop that process`;

test('a folder is open once, also within one process, until it is released', () => {
  const unlock = lockDirectory(dir);
  expect(() => lockDirectory(dir)).toThrow(held);
  unlock();
  const again = lockDirectory(dir);
  // A second release must not take the lock from its current holder.
  unlock();
  expect(() => lockDirectory(dir)).toThrow(held);
  again();
});

test('fifty of fifty attempts of other processes are refused, and none once it is released', async () => {
  const unlock = lockDirectory(dir);
  const refused = (await Promise.all([tryFolder(dir, 25), tryFolder(dir, 25)])).flat();
  expect(refused).toHaveLength(50);
  for (const sentence of refused) expect(sentence).toContain(held);
  unlock();
  expect(await tryFolder(dir, 1)).toEqual(['opened']);
});

test('a folder that one container holds is refused to another, and opens when the first is killed', async () => {
  const within = asContainer();
  const first = await holdFolder(dir, within);
  for (const sentence of await tryFolder(dir, 5, within)) expect(sentence).toContain('is used by');
  expect(() => lockDirectory(dir)).toThrow('is used by process');
  await first.kill();
  expect(await tryFolder(dir, 1, within)).toEqual(['opened']);
  lockDirectory(dir)();
});

test.each([
  ['of a living process that has nothing to do with it', `process ${process.ppid} on elsewhere`],
  ['of an older version', String(process.ppid)],
  ['that nothing was written to', ''],
])('a lock left behind opens: %s', (_name, content) => {
  writeFileSync(join(dir, 'huiqi.lock'), content);
  lockDirectory(dir)();
  expect(existsSync(join(dir, 'huiqi.lock'))).toBe(true);
});
