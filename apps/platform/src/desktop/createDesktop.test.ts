import { legacyCipher } from '@huiqi/sdk/bridge';
import { afterEach, expect, test, vi } from 'vitest';
import { createDesktop } from './createDesktop.js';

const key = '0123456789abcdef';
const cipher = legacyCipher({ key, mode: 'ECB' });
type Sent = { readonly id: string; readonly type: string } | { readonly re: string; ok: boolean };

afterEach(() => vi.unstubAllGlobals());

/** A client of the legacy protocol, in hand. */
function stubClient() {
  const sent: Sent[] = [];
  const pages: EventTarget[] = [];
  class StubSocket extends EventTarget {
    readyState = 1;
    constructor() {
      super();
      pages.push(this);
      queueMicrotask(() => this.dispatchEvent(new Event('open')));
    }
    send(text: string) {
      sent.push(cipher.decrypt(text) as Sent);
    }
    close() {}
  }
  vi.stubGlobal('WebSocket', StubSocket);
  vi.stubGlobal('huiqiHost', {
    url: 'ws://127.0.0.1:17300/bridge',
    module: 7,
    protocol: 'legacy',
    key,
    mode: 'ECB',
  });
  const say = (message: object) =>
    pages[0]?.dispatchEvent(Object.assign(new Event('message'), { data: cipher.encrypt(message) }));
  return { sent, say };
}

const token = 'a'.repeat(43);

test('there is none in a browser', () => {
  expect(createDesktop()).toBeNull();
});

test('a login in the client before the page is drawn waits for it', async () => {
  const { say, sent } = stubClient();
  const desktop = createDesktop();
  await vi.waitFor(() => expect(desktop?.bridge.state).toBe('open'));
  say({ id: 'a', type: 'signed-in', payload: { source: 'BANK', token } });
  say({ id: 'b', type: 'signed-in', payload: { source: 'BANK' } });
  await vi.waitFor(() =>
    expect(sent).toContainEqual({ re: 'b', ok: false, code: 'INVALID_PAYLOAD', module: 7 }),
  );
  expect(sent).toHaveLength(1);
  const signedIn = vi.fn();
  desktop?.follow({ signedIn, signedOut: vi.fn(), windowClosed: vi.fn() });
  await vi.waitFor(() => expect(sent).toContainEqual({ re: 'a', ok: true, module: 7 }));
  expect(signedIn).toHaveBeenCalledExactlyOnceWith({ source: 'BANK', token });
  desktop?.bridge.close();
});

test('a poll asks for the login once, the user as often as they act, and again in a new session', async () => {
  const { say, sent } = stubClient();
  const userActivation = { isActive: false };
  vi.stubGlobal('navigator', { userActivation });
  const desktop = createDesktop();
  if (!desktop) throw new Error('no client');
  await vi.waitFor(() => expect(desktop.bridge.state).toBe('open'));
  desktop.follow({ signedIn: vi.fn(), signedOut: vi.fn(), windowClosed: vi.fn() });
  const asks = () => sent.filter((one) => 'type' in one && one.type === 'open-login').length;
  const ask = () => void desktop.openLogin().catch(() => undefined);
  ask();
  ask();
  await vi.waitFor(() => expect(asks()).toBe(1));
  userActivation.isActive = true;
  ask();
  await vi.waitFor(() => expect(asks()).toBe(2));
  userActivation.isActive = false;
  say({ id: 'a', type: 'signed-in', payload: { source: 'BANK', token } });
  await vi.waitFor(() => expect(sent).toContainEqual({ re: 'a', ok: true, module: 7 }));
  ask();
  await vi.waitFor(() => expect(asks()).toBe(3));
  desktop.bridge.close();
});

test('the client hears who signs out in the page, and the page that its window was closed', async () => {
  const { say, sent } = stubClient();
  const desktop = createDesktop();
  if (!desktop) throw new Error('no client');
  await vi.waitFor(() => expect(desktop.bridge.state).toBe('open'));
  const windowClosed = vi.fn();
  desktop.follow({ signedIn: vi.fn(), signedOut: vi.fn(), windowClosed });
  const told = desktop.notifySignedOut();
  await vi.waitFor(() =>
    expect(sent).toContainEqual(expect.objectContaining({ type: 'signed-out' })),
  );
  const [message] = sent;
  // A client that does not know the message.
  say({ re: message && 'id' in message ? message.id : '', ok: false, code: 'UNKNOWN_TYPE' });
  await expect(told).resolves.toBeUndefined();
  say({ id: 'a', type: 'sub-window-closed', payload: { url: '/agreement', more: 1 } });
  say({ id: 'b', type: 'sub-window-closed', payload: { url: '/agreement' } });
  await vi.waitFor(() => expect(sent).toContainEqual({ re: 'b', ok: true, module: 7 }));
  expect(sent).toContainEqual({ re: 'a', ok: false, code: 'INVALID_PAYLOAD', module: 7 });
  expect(windowClosed).toHaveBeenCalledOnce();
  desktop.bridge.close();
});

test('logins and logouts take effect one after the other, in the order they came', async () => {
  const { say, sent } = stubClient();
  const desktop = createDesktop();
  await vi.waitFor(() => expect(desktop?.bridge.state).toBe('open'));
  const done: string[] = [];
  const ends: (() => void)[] = [];
  const act = (name: string) => async () => {
    await new Promise<void>((resolve) => ends.push(resolve));
    done.push(name);
    if (name === 'out') throw new Error('offline');
  };
  desktop?.follow({ signedIn: act('in'), signedOut: act('out'), windowClosed: vi.fn() });
  say({ id: 'a', type: 'signed-in', payload: { source: 'BANK', token } });
  say({ id: 'b', type: 'signed-out', payload: null });
  say({ id: 'c', type: 'signed-in', payload: { source: 'BANK', token } });
  for (const count of [1, 2, 3]) {
    await vi.waitFor(() => expect(ends).toHaveLength(count));
    ends.at(-1)?.();
    await vi.waitFor(() => expect(sent).toHaveLength(count));
  }
  expect(done).toEqual(['in', 'out', 'in']);
  desktop?.bridge.close();
});
