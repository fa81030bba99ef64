import { openHostLogin } from '@huiqi/sdk/bridge';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { pageOf, reaches, shellWith, stopAll } from './shellSetup.fixture.js';

afterEach(stopAll);

let started: Awaited<ReturnType<typeof shellWith>>;
let bridge: ReturnType<typeof pageOf>;
beforeEach(async () => {
  started = await shellWith();
  bridge = pageOf(started, { timeoutMs: 300 });
  await reaches(bridge, 'open');
});
const texts = () => started.shell.log.entries.map(({ text }) => text);
const count = (text: string) => texts().filter((one) => one === text).length;

describe('what a developer does to a connection', () => {
  it('drops a frame: the page times out and goes on', async () => {
    await started.shell.act({ type: 'fault', fault: 'drop' });
    await expect(openHostLogin(bridge)).rejects.toMatchObject({ code: 'BRIDGE_TIMEOUT' });
    await expect(openHostLogin(bridge)).resolves.toBeUndefined();
  });

  it('garbles a frame: the page does not accept it (B-02)', async () => {
    await started.shell.act({ type: 'fault', fault: 'garble' });
    await expect(openHostLogin(bridge)).rejects.toMatchObject({ code: 'BRIDGE_TIMEOUT' });
    expect(bridge.state).toBe('open');
  });

  it.each(['duplicate', 'replay'] as const)(
    '%s: what was sent twice runs once (B-02, B-11)',
    async (how) => {
      let runs = 0;
      bridge.handle('signed-out', {
        accepts: (payload): payload is object => payload !== undefined,
        run: () => {
          runs += 1;
        },
      });
      if (how === 'duplicate') await started.shell.act({ type: 'fault', fault: 'duplicate' });
      await started.shell.act({ type: 'logout' });
      await vi.waitFor(() => expect(runs).toBe(1));
      if (how === 'replay') await started.shell.act({ type: 'replay' });
      await openHostLogin(bridge);
      expect(runs).toBe(1);
    },
  );

  it('delays every frame', async () => {
    await started.shell.act({ type: 'delay', ms: 5_000 });
    await expect(openHostLogin(bridge)).rejects.toMatchObject({ code: 'BRIDGE_TIMEOUT' });
    expect(count('open-login')).toBe(1);
  });

  it('cuts it: the page comes back, and what it had sent is not sent again (B-11)', async () => {
    await started.shell.act({ type: 'fault', fault: 'drop' });
    const sent = openHostLogin(bridge).catch((error: unknown) => error);
    await vi.waitFor(() => expect(count('open-login')).toBe(1));
    await started.shell.act({ type: 'cut' });
    expect(await sent).toMatchObject({ code: 'BRIDGE_LOST' });
    await reaches(bridge, 'open');
    expect(count('open-login')).toBe(1);
  });

  it('expires the key: open pages do not trust the client any more, new ones do', async () => {
    await started.shell.act({ type: 'expire-key' });
    await reaches(bridge, 'wrong-secret');
    await reaches(pageOf(started), 'open');
  });

  it('stops listening and starts again', async () => {
    await started.shell.act({ type: 'listen', on: false });
    await reaches(bridge, 'not-running');
    await started.shell.act({ type: 'listen', on: true });
    await reaches(bridge, 'open');
  });
});

it('a client that takes everything and answers nothing is noticed by its silence (B-12)', async () => {
  const watching = pageOf(started, { heartbeatMs: 20 });
  await reaches(watching, 'open');
  await started.shell.act({ type: 'mute', on: true });
  await reaches(watching, 'reconnecting');
});
