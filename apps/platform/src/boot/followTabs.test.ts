import { keepLoginAccount } from '@huiqi/components/passwords';
import { forgetSession, type KeyValueStorage } from '@huiqi/sdk';
import { createMockClient } from '@huiqi/sdk/testing';
import { expect, test, vi } from 'vitest';
import { followTabs } from './followTabs.js';

test('a logout in another tab leaves nothing that was typed in this one', async () => {
  const held = new Map<string, string>();
  const area: KeyValueStorage = {
    get: (key) => held.get(key),
    set: (key, value) => void held.set(key, value),
    remove: (key) => void held.delete(key),
  };
  const drafts = { lasting: area, passing: area };
  keepLoginAccount(drafts, '13800000001');
  expect(held.size).toBe(1);
  const onLoggedOut = vi.fn();
  const stop = followTabs(createMockClient(), drafts, onLoggedOut);
  forgetSession(createMockClient());
  await vi.waitFor(() => expect(onLoggedOut).toHaveBeenCalledOnce());
  expect(held.size).toBe(0);
  stop();
});
