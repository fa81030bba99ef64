import type { AddressInfo } from 'node:net';
import { WebSocketServer, type WebSocket } from 'ws';
import { fromBase64, randomBytes, toBase64 } from './bytes.js';
import { handshakeProof } from './keys.js';
import { SecureChannel, type SealAlgorithm } from './SecureChannel.js';

export interface ShellMessage {
  readonly id: string;
  readonly type: string;
  readonly payload: unknown;
}

export interface ShellOptions {
  readonly secret: string;
  readonly version?: number;
  /** Stops responding. */
  mute?: boolean;
  /** Changes a text before it leaves. */
  tamper?: (text: string) => string | readonly string[];
  /** Replies; `undefined` leaves the message without a reply. */
  answer?: (message: ShellMessage) => unknown;
}

/** A desktop shell on loopback as it should be: bounded frames, own origin and host checks. */
export async function startShell(options: ShellOptions, port = 0) {
  const server = new WebSocketServer({
    host: '127.0.0.1',
    port,
    maxPayload: 1024 * 1024,
    perMessageDeflate: false,
  });
  await new Promise((resolve) => server.once('listening', resolve));
  const received: ShellMessage[] = [];
  const raw: string[] = [];
  let latest: { say(message: object): Promise<void>; socket: WebSocket } | undefined;

  server.on('connection', (socket: WebSocket) => {
    let channel: SecureChannel | undefined;
    let queue: Promise<void> = Promise.resolve();
    const write = (text: string) => {
      for (const one of [options.tamper?.(text) ?? text].flat()) socket.send(one);
    };
    const say = async (message: object) => {
      if (channel) write(await channel.seal(JSON.stringify(message)));
    };
    latest = { say, socket };
    async function take(text: string): Promise<void> {
      raw.push(text);
      if (options.mute) return;
      if (!channel) {
        const hello = JSON.parse(text) as {
          session: string;
          module: number;
          challenge: string;
          algorithm: SealAlgorithm;
        };
        const shellChallenge = toBase64(randomBytes(16));
        const shared = {
          secret: fromBase64(options.secret),
          session: `${hello.session}/${hello.module}/${hello.algorithm}`,
          pageChallenge: hello.challenge,
          shellChallenge,
        };
        const opened = await SecureChannel.open(shared, 'shell', hello.algorithm);
        const proof = toBase64(handshakeProof(shared, 'shell'));
        socket.send(JSON.stringify({ v: options.version ?? 1, challenge: shellChallenge, proof }));
        channel = opened;
        return;
      }
      const message = JSON.parse(await channel.read(text)) as ShellMessage & { re?: string };
      received.push(message);
      if (message.re !== undefined) return;
      if (message.type === 'ping') return say({ re: message.id, ok: true, payload: null });
      const payload = options.answer ? options.answer(message) : { echo: message.payload };
      if (payload !== undefined) await say({ re: message.id, ok: true, payload });
    }

    socket.on('message', (data) => {
      queue = queue.then(() => take(String(data))).catch(() => socket.close());
    });
    socket.on('error', () => undefined);
  });

  return {
    url: `ws://127.0.0.1:${(server.address() as AddressInfo).port}/bridge`,
    port: (server.address() as AddressInfo).port,
    received,
    raw,
    /** Sends a message from the shell. */
    say: (message: object) => latest?.say(message),
    /** Sends a text as it is. */
    sayRaw: (text: string | Buffer) => latest?.socket.send(text),
    /** Stops responding. */
    mute: () => {
      options.mute = true;
    },
    connections: () => server.clients.size,
    /** Closes every connection. */
    cut: () => server.clients.forEach((client) => client.terminate()),
    async stop() {
      server.clients.forEach((client) => client.terminate());
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

export type Shell = Awaited<ReturnType<typeof startShell>>;
