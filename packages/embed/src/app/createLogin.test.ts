import { beforeEach, expect, test, vi } from 'vitest';
import type { Emit } from '../host/createEmitter.js';
import { createLogin } from './createLogin.js';

const sent: { reason: string; resume: () => void }[] = [];
const emit = vi.fn((_name, detail) => sent.push(detail as (typeof sent)[0]) > 0) as unknown as Emit;
const resume = () => sent.at(-1)?.resume();

beforeEach(() => {
  sent.length = 0;
});

test('of calls that are refused together the page is told once, of a wish each time', () => {
  vi.useFakeTimers();
  const login = createLogin(emit, async () => true);
  login.refused('expired');
  login.refused('visitor');
  login.ask('visitor');
  login.refused('visitor');
  expect(sent.map(({ reason }) => reason)).toEqual(['expired', 'visitor']);
  vi.advanceTimersByTime(1_000);
  login.refused('visitor');
  expect(sent).toHaveLength(3);
  vi.useRealTimers();
});

test('what the user wanted goes on once they are signed in', async () => {
  let isSignedIn = false;
  const afterLogin = vi.fn();
  const login = createLogin(emit, async () => isSignedIn);
  login.ask('visitor', afterLogin);
  resume();
  await vi.waitFor(() => expect(afterLogin).not.toHaveBeenCalled());
  isSignedIn = true;
  resume();
  await vi.waitFor(() => expect(afterLogin).toHaveBeenCalledOnce());
});

test('a session that ends right after a login is told at once', async () => {
  const login = createLogin(emit, async () => true);
  const afterLogin = vi.fn();
  login.ask('visitor', afterLogin);
  resume();
  await vi.waitFor(() => expect(afterLogin).toHaveBeenCalledOnce());
  login.refused('expired');
  expect(sent.map(({ reason }) => reason)).toEqual(['visitor', 'expired']);
});
