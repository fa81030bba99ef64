import { randomBytes } from 'node:crypto';
import { connect, type Socket } from 'node:net';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { WebSocket } from 'ws';
import { limitUnfinished } from '../server/limitUnfinished.js';
import { shellLimits } from '../server/shellLimits.js';
import { shellWith, stopAll } from './shellSetup.fixture.js';

afterEach(stopAll);
let port = 0;
beforeEach(async () => {
  ({ port } = await shellWith({ protocol: 'legacy' }));
});

const open = async () => {
  const origin = `http://127.0.0.1:${port}`;
  const socket = new WebSocket(`ws://127.0.0.1:${port}/bridge/view-main`, { origin });
  const closed = new Promise<number>((resolve) => socket.once('close', resolve));
  socket.on('error', () => undefined);
  await new Promise((resolve) => socket.once('open', resolve));
  return { socket, closed };
};

/** The wire of a connection, to send what no library would. */
async function openWire(): Promise<{ readonly wire: Socket; readonly closed: Promise<void> }> {
  const wire = connect(port, '127.0.0.1');
  const closed = new Promise<void>((resolve) => wire.once('close', () => resolve()));
  wire.on('error', () => undefined);
  const host = `127.0.0.1:${port}`;
  const key = randomBytes(16).toString('base64');
  wire.write(
    `GET /bridge/view-main HTTP/1.1\r\nHost: ${host}\r\nOrigin: http://${host}\r\nConnection: Upgrade\r\n` +
      `Upgrade: websocket\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: ${key}\r\n\r\n`,
  );
  await new Promise((resolve) => wire.once('data', resolve));
  wire.resume();
  return { wire, closed };
}

/** A masked frame of one byte (RFC 6455 §5.2): 1 begins a text, 0 goes on with it. */
const fragment = (opcode: 0 | 1) => Buffer.from([opcode, 0x81, 0, 0, 0, 0, 0x61]);

describe('a connection has limits (B-08)', () => {
  it('of size: more than 1 MiB ends it', async () => {
    const { socket, closed } = await open();
    socket.send('x'.repeat(shellLimits.maxPayload + 1));
    expect(await closed).toBe(1009);
  });

  it('of fragments: a flood of them ends it and holds no memory', async () => {
    const before = process.memoryUsage().rss;
    for (let round = 0; round < 5; round += 1) {
      const { closed, wire } = await openWire();
      wire.write(fragment(1));
      const flood = Buffer.concat(Array.from({ length: 20_000 }, () => fragment(0)));
      wire.write(flood);
      await closed;
    }
    expect(process.memoryUsage().rss - before).toBeLessThan(64 * 1024 * 1024);
  });

  it('of frames in a while', async () => {
    const { socket, closed } = await open();
    for (let sent = 0; sent <= shellLimits.maxFrames; sent += 1) socket.send('x'.repeat(16));
    expect(await closed).toBe(1008);
  });

  it('of connections', async () => {
    const all = [];
    for (let made = 0; made < shellLimits.maxConnections; made += 1) all.push(await open());
    const origin = `http://127.0.0.1:${port}`;
    const more = new WebSocket(`ws://127.0.0.1:${port}/bridge/view-main`, { origin });
    const refused = new Promise<string>((resolve) =>
      more.once('error', ({ message }) => resolve(message)),
    );
    expect(await refused).toContain('403');
  });
});

describe('a message that does not come to its end (B-08)', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  /** Ends of a connection that only emit. */
  const ends = async () => {
    const { EventEmitter } = await import('node:events');
    const wire = new EventEmitter();
    const socket = Object.assign(new EventEmitter(), { terminate: vi.fn() });
    limitUnfinished(socket as never, wire as never);
    return { wire, socket };
  };

  it('ends the connection after ten seconds, however slowly its bytes arrive', async () => {
    const { socket, wire } = await ends();
    for (let second = 0; second < 10; second += 1) {
      wire.emit('data');
      expect(socket.terminate).not.toHaveBeenCalled();
      vi.advanceTimersByTime(1_000);
    }
    expect(socket.terminate).toHaveBeenCalledOnce();
  });

  it('a complete one does not', async () => {
    const { socket, wire } = await ends();
    wire.emit('data');
    socket.emit('message');
    vi.advanceTimersByTime(60_000);
    expect(socket.terminate).not.toHaveBeenCalled();
    wire.emit('data');
    socket.emit('close');
    expect(vi.getTimerCount()).toBe(0);
  });
});
