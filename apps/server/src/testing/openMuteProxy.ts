import { once } from 'node:events';
import { connect, createServer, type Socket } from 'node:net';

/** A TCP proxy for PostgreSQL whose connections can be muted: they stay open, but nothing passes. */
export async function openMuteProxy(databaseUrl: string) {
  const target = new URL(databaseUrl);
  const pairs = new Set<readonly [Socket, Socket]>();
  const server = createServer((near) => {
    const far = connect(Number(target.port || 5432), target.hostname);
    const pair = [near, far] as const;
    pairs.add(pair);
    near.pipe(far).pipe(near);
    for (const socket of pair) {
      socket.on('error', () => {});
      socket.on('close', () => {
        pairs.delete(pair);
        for (const other of pair) other.destroy();
      });
    }
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const url = new URL(databaseUrl);
  url.hostname = '127.0.0.1';
  url.port = String((server.address() as { port: number }).port);
  return {
    url: url.href,
    /** Mutes all current connections and returns their number; later ones work. */
    mute: () => {
      for (const [near, far] of pairs) {
        near.unpipe(far);
        far.unpipe(near);
        for (const socket of [near, far]) socket.resume();
      }
      return pairs.size;
    },
    /** Closes all connections and accepts no more. */
    close: async () => {
      for (const [near] of pairs) near.destroy();
      server.close();
      await once(server, 'close');
    },
  };
}
