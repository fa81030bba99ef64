import { afterEach, expect, it, vi } from 'vitest';
import { openTabChannel } from './tabChannel.js';

afterEach(() => vi.unstubAllGlobals());

it('does without a channel where the browser refuses one', () => {
  const refuse = vi.fn(function refuse() {
    throw new DOMException('The operation is insecure.', 'SecurityError');
  });
  vi.stubGlobal('BroadcastChannel', refuse);
  const channel = openTabChannel();
  channel.post({ type: 'logged-out' });
  channel.close();
  expect(refuse).toHaveBeenCalledOnce();
});
