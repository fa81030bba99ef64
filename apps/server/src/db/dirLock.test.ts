import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { spawnSync } from 'node:child_process';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { lockDirectory } from './dirLock.js';

let dir = '';
beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), 'huiqi-lock-'));
});
afterEach(() => rmSync(dir, { recursive: true, force: true }));
const lockFile = () => join(dir, 'huiqi.lock');

test('writes its process id and removes the file on release', () => {
  const unlock = lockDirectory(dir);
  expect(readFileSync(lockFile(), 'utf8')).toBe(String(process.pid));
  unlock();
  expect(existsSync(lockFile())).toBe(false);
});

test('refuses a folder that a live process holds and names that process', () => {
  writeFileSync(lockFile(), String(process.ppid));
  expect(() => lockDirectory(dir)).toThrow(`process ${process.ppid}`);
  expect(readFileSync(lockFile(), 'utf8')).toBe(String(process.ppid));
});

test('replaces the lock of a process that has ended', () => {
  const ended = spawnSync(process.execPath, ['-e', '']);
  writeFileSync(lockFile(), String(ended.pid));
  lockDirectory(dir);
  expect(readFileSync(lockFile(), 'utf8')).toBe(String(process.pid));
});
