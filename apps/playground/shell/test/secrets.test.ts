import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { openHostLogin } from '@huiqi/sdk/bridge';
import { afterEach, expect, it, vi } from 'vitest';
import { masked } from '../server/ShellLog.js';
import { canary, pageOf, reaches, shellWith, stopAll } from './shellSetup.fixture.js';

afterEach(stopAll);

it.each(['secure', 'legacy'] as const)(
  'neither the log nor the terminal holds a token or a key (%s, B-15)',
  async (protocol) => {
    const lines: unknown[] = [];
    for (const name of ['log', 'info', 'warn', 'error', 'debug'] as const)
      vi.spyOn(console, name).mockImplementation((...line: unknown[]) => void lines.push(line));
    const out = vi.spyOn(process.stdout, 'write');
    try {
      const started = await shellWith({ protocol });
      const bridge = pageOf(started);
      const tokens: string[] = [];
      bridge.handle('signed-in', {
        accepts: (payload): payload is { token: string } => typeof payload === 'object',
        run: ({ token }) => void tokens.push(token),
      });
      await reaches(bridge, 'open');
      await started.shell.act({ type: 'login', account: '13800000001' });
      await openHostLogin(bridge);
      await vi.waitFor(() => expect(tokens).toEqual([canary]));
      const { legacy, secret } = started.shell.injected();
      const log = JSON.stringify([started.shell.log.entries, started.shell.state]);
      expect(log).toContain('signed-in');
      for (const hidden of [canary, secret, legacy.key]) expect(log).not.toContain(hidden);
      expect(lines).toEqual([]);
      expect(JSON.stringify(out.mock.calls)).not.toContain(canary);
    } finally {
      vi.restoreAllMocks();
    }
  },
);

it('masks what tells who somebody is, and tokens in addresses', () => {
  const message = {
    id: 'a',
    type: 'open-sub-window',
    payload: { url: `/loan?token=${canary}&source=A#x`, userName: '张三', phone: '13800000001' },
  };
  const text = masked(message);
  expect(text).not.toMatch(/canary|张三|138/);
  expect(text).toContain('/loan?token=●●●&source=A#x');
});

it('no file of the client holds a key (B-03)', () => {
  const folder = join(import.meta.dirname, '../server');
  for (const name of readdirSync(folder)) {
    const text = readFileSync(join(folder, name), 'utf8');
    // Quoted texts that could be keys: 16, 24 or 32 letters and digits, or Base64 of as many bytes.
    const found = text.match(
      /['"`](?:[A-Za-z0-9]{16}|[A-Za-z0-9]{24}|[A-Za-z0-9]{32}|[A-Za-z0-9+/]{43}=)['"`]/g,
    );
    expect([name, found]).toEqual([name, null]);
  }
});
