import { afterEach, expect, test, vi } from 'vitest';
import { memoryStorage } from '@huiqi/sdk';
import { clearLoginReason, readLoginReason, setLoginReason } from './loginReason.js';

afterEach(() => vi.unstubAllGlobals());

function stubStorage(): void {
  const { get, set, remove } = memoryStorage();
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => get(key) ?? null,
    setItem: set,
    removeItem: remove,
  });
}

test('an ended session outlives the login that the next page asks for', () => {
  stubStorage();
  setLoginReason('expired');
  setLoginReason('required');
  expect(readLoginReason()).toBe('expired');
  setLoginReason('changed');
  expect(readLoginReason()).toBe('changed');
  clearLoginReason();
  setLoginReason('required');
  expect(readLoginReason()).toBe('required');
});

test('what is no reason is none, and a blocked storage is no failure', () => {
  stubStorage();
  sessionStorage.setItem('huiqi:login-reason', '<b>expired</b>');
  expect(readLoginReason()).toBeNull();
  vi.unstubAllGlobals();
  setLoginReason('expired');
  clearLoginReason();
  expect(readLoginReason()).toBeNull();
});
