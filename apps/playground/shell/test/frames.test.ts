import { createHmac, randomBytes } from 'node:crypto';
import { hostModules, secureProtocol } from '@huiqi/sdk/bridge';
import { afterEach, describe, expect, it } from 'vitest';
import { WebSocket } from 'ws';
import { legacyLink } from '../server/legacyLink.js';
import { readPageMessage } from '../server/readPageMessage.js';
import { acceptHello } from '../server/secureLink.js';
import { shellWith, stopAll } from './shellSetup.fixture.js';

afterEach(stopAll);

const helloOf = (algorithm: 'gcm' | 'mac', more: object = {}) =>
  JSON.stringify({
    t: 'hello',
    v: 1,
    module: 7,
    session: randomBytes(16).toString('base64'),
    challenge: randomBytes(16).toString('base64'),
    algorithm,
    ...more,
  });

/** A reproducible source of choices, so that a failure can be repeated. */
function choices(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state % below;
  };
}

const bytesOf = (frame: string) => {
  const [counter = '', ...parts] = frame.split('.');
  return `${counter}.${parts.map((part) => Buffer.from(part, 'base64').toString('hex')).join('.')}`;
};

describe.each(['gcm', 'mac'] as const)('frames (%s)', (algorithm) => {
  /** A page of the SDK and this client, after their handshake. */
  async function pair() {
    const secret = randomBytes(32);
    const getSecret = () => secret.toString('base64');
    const page = await secureProtocol({ getSecret, algorithm })(hostModules.bankEnterprise);
    const { link: shell, welcome } = acceptHello(page.hello ?? '', secret);
    expect(await page.receive(welcome)).toEqual({ kind: 'ready' });
    return { page, shell };
  }
  const message = { id: 'a', type: 'open-login', payload: {} };
  const text = JSON.stringify(message);

  /** How a frame was refused; `accepted` when it was not. */
  async function refusal(read: () => unknown): Promise<string> {
    try {
      await read();
      return 'accepted';
    } catch (error) {
      const { name, message: said, cause } = error as Error;
      return `${name}: ${said} ${String(cause)}`;
    }
  }
  const refusedByShell = 'Unreadable: unreadable frame undefined';
  const refusedByPage = 'HuiqiError: host bridge: BRIDGE_UNREADABLE undefined';

  it('that are sent again 10,000 times count once (B-02)', async () => {
    const { page, shell } = await pair();
    const sent = await page.seal(message);
    const received = shell.seal(text);
    expect(shell.read(sent)).toBe(text);
    expect(await page.receive(received)).toMatchObject({ value: message });
    const outcomes = new Set<string>();
    for (let round = 0; round < 5_000; round += 1) {
      outcomes.add(await refusal(() => shell.read(sent)));
      outcomes.add(await refusal(() => page.receive(received)));
    }
    expect([...outcomes].sort()).toEqual([refusedByPage, refusedByShell]);
  }, 60_000);

  it('that are reflected to their writer 1,000 times are refused (B-02)', async () => {
    const { page, shell } = await pair();
    for (let round = 0; round < 500; round += 1) {
      expect(await refusal(() => shell.read(shell.seal(text)))).toBe(refusedByShell);
      const own = await page.seal(message);
      expect(await refusal(() => page.receive(own))).toBe(refusedByPage);
    }
  }, 60_000);

  it('that were changed are refused, 50,000 of them and all in the same way (B-02, B-05)', async () => {
    const { page, shell } = await pair();
    const frames = { page: shell.seal(text), shell: await page.seal(message) };
    const next = choices(12);
    const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/=.';
    const outcomes = { page: new Set<string>(), shell: new Set<string>() };
    for (let round = 0; round < 50_000; round += 1) {
      // The page's half is slower, as browsers encrypt asynchronously.
      const reader = round % 5 === 0 ? 'page' : 'shell';
      const frame = frames[reader];
      const at = next(frame.length);
      const changed =
        frame.slice(0, at) + letters[next(letters.length)] + frame.slice(at + 1 + next(2));
      // Base64 has spellings that differ only in unused bits.
      if (bytesOf(changed) === bytesOf(frame)) continue;
      const read = () => (reader === 'page' ? page.receive(changed) : shell.read(changed));
      outcomes[reader].add(await refusal(read));
    }
    expect([...outcomes.shell]).toEqual([refusedByShell]);
    expect([...outcomes.page]).toEqual([refusedByPage]);
    // The genuine ones are still read.
    expect(shell.read(frames.shell)).toBe(text);
    expect(await page.receive(frames.page)).toMatchObject({ value: message });
  }, 120_000);
});

it.each([
  ['nothing', ''],
  ['an empty one', '{}'],
  ['null', 'null'],
  ['another version', helloOf('gcm', { v: 2 })],
  ['another module', helloOf('gcm', { module: 3 })],
  ['an unknown algorithm', helloOf('gcm', { algorithm: 'ecb' })],
  ['a short challenge', helloOf('gcm', { challenge: 'AAAA' })],
  ['a session that is no text', helloOf('gcm', { session: 7 })],
])('a hello with %s opens nothing (B-14)', (_what, text) => {
  expect(() => acceptHello(text, randomBytes(32))).toThrow('unreadable frame');
});

it('the proof of the shell is bound to everything both sides chose (B-14)', () => {
  const secret = randomBytes(32);
  const hello = helloOf('gcm');
  const { challenge, session } = JSON.parse(hello) as { challenge: string; session: string };
  const welcome = JSON.parse(acceptHello(hello, secret).welcome) as {
    challenge: string;
    proof: string;
  };
  const text = `huiqi-bridge/1/proof/shell|${session}/7/gcm|${challenge}|${welcome.challenge}`;
  expect(welcome.proof).toBe(createHmac('sha256', secret).update(text).digest('base64'));
  expect(Buffer.from(welcome.challenge, 'base64')).toHaveLength(16);
});

it.each([
  ['{"id":"a","type":"__proto__"}'],
  ['{"id":"a","type":"constructor()"}'],
  ['{"__proto__":{"id":"a","type":"open-login"}}'],
  ['{"id":"a"}'],
  ['{"re":"a","ok":"yes"}'],
  ['[]'],
  ['"text"'],
  ['{'],
])('%s is no message (B-09)', (text) => {
  expect(readPageMessage(text)).toBeUndefined();
});

describe('what cannot be read ends a connection in one way (B-05)', () => {
  const bad: readonly (readonly [string, () => string | Buffer])[] = [
    ['no Base64', () => '这不是密文'],
    ['half a block', () => 'AAAAAAAAAAA='],
    [
      'another key',
      () => legacyLink({ key: 'f'.repeat(32), mode: 'CBC', iv: 'f'.repeat(16) }).seal('{}'),
    ],
    ['bytes', () => randomBytes(64)],
    ['nothing', () => ''],
  ];
  it.each(bad)('%s: nothing is said, the third time it is closed', async (_what, frame) => {
    const { port } = await shellWith({ protocol: 'legacy' });
    const origin = `http://127.0.0.1:${port}`;
    const socket = new WebSocket(`ws://127.0.0.1:${port}/bridge/view-main`, { origin });
    const said: string[] = [];
    socket.on('message', (data) => said.push(String(data)));
    const closed = new Promise((resolve) =>
      socket.once('close', (code, reason) => resolve([code, String(reason)])),
    );
    await new Promise((resolve) => socket.once('open', resolve));
    for (let round = 0; round < 3; round += 1) socket.send(frame());
    expect(await closed).toEqual([1008, '']);
    expect(said).toEqual([]);
  });
});
