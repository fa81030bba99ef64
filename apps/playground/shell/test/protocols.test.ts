import {
  acceptsWindowClosed,
  openHostCompanyBinding,
  openHostLogin,
  openSubWindow,
  notifyHostSignedOut,
} from '@huiqi/sdk/bridge';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { ShellSettings } from '../server/ShellSettings.js';
import { pageOf, reaches, shellWith, stopAll } from './shellSetup.fixture.js';

afterEach(stopAll);

const combinations: readonly [string, Partial<ShellSettings>][] = [
  ['AES-256-GCM', { protocol: 'secure', algorithm: 'gcm' }],
  ['AES-256-CBC with HMAC', { protocol: 'secure', algorithm: 'mac', module: 1 }],
  ...([128, 192, 256] as const).flatMap((keyBits) =>
    (['CBC', 'ECB'] as const).map(
      (mode) => [`legacy AES-${keyBits}-${mode}`, { protocol: 'legacy', keyBits, mode }] as const,
    ),
  ),
].map(([name, settings]) => [name as string, settings as Partial<ShellSettings>]);

describe.each(combinations)('%s', (_name, settings) => {
  it('carries the commands of a page and the messages of the client', async () => {
    const started = await shellWith(settings);
    const bridge = pageOf(started);
    await openHostLogin(bridge);
    expect(started.shell.state.isLoginOpen).toBe(true);
    await openSubWindow(bridge, { url: '/loan', title: '贷款产品' });
    await openHostCompanyBinding(bridge);
    expect(started.shell.state.windows).toMatchObject([
      { url: '/loan', title: '贷款产品', width: 1300, height: 800 },
      { url: '/userCenter/companies', width: 1300, height: 800 },
    ]);
    const received: unknown[] = [];
    bridge.handle('signed-in', {
      accepts: (payload): payload is object => typeof payload === 'object',
      run: (payload) => void received.push(payload),
    });
    await started.shell.act({ type: 'login', account: '13800000001' });
    await vi.waitFor(() => expect(received).toHaveLength(1));
    expect(received[0]).toMatchObject({ source: 'CLIENT' });

    const closed: string[] = [];
    bridge.handle('sub-window-closed', {
      accepts: acceptsWindowClosed,
      run: ({ url }) => void closed.push(url),
    });
    const [first] = started.shell.state.windows;
    await started.shell.act({ type: 'close-window', id: first?.id ?? 0 });
    await vi.waitFor(() => expect(closed).toEqual(['/loan']));
    await notifyHostSignedOut(bridge);
    expect(started.shell.state.account).toBeNull();
  });
});

it('a page with another key finds no client, and the client learns nothing from it (B-14)', async () => {
  const started = await shellWith({ key: 'wrong' });
  const bridge = pageOf(started);
  await reaches(bridge, 'wrong-secret');
  expect(started.shell.log.entries.filter(({ text }) => text === 'open-login')).toEqual([]);
});

it('a client of another version is told from one that does not run (B-07)', async () => {
  const bridge = pageOf(await shellWith({ version: 2 }));
  await reaches(bridge, 'wrong-version');
});

it('a command that the client does not run is refused, and one the page may not send never leaves (B-10)', async () => {
  const started = await shellWith();
  const bridge = pageOf(started, {
    allow: ['open-login', 'print', 'constructor', '__proto__'],
    timeoutMs: 300,
  });
  await started.shell.act({ type: 'settings', change: { commands: [] } });
  await reaches(bridge, 'open');
  const later = pageOf(started, { allow: ['open-login', 'print'] });
  await expect(openHostLogin(later)).rejects.toMatchObject({ code: 'BRIDGE_NOT_ALLOWED' });
  for (const type of ['print', 'constructor', '__proto__']) {
    await expect(bridge.request(type)).rejects.toMatchObject({ kind: 'host' });
  }
  await expect(bridge.request('save')).rejects.toMatchObject({ code: 'BRIDGE_NOT_ALLOWED' });
  expect(started.shell.state.windows).toEqual([]);
});
