import { once } from 'node:events';
import { connect, createServer } from 'node:net';

/** A TCP proxy before a PostgreSQL: its connections can be made mute (open, and nothing passes) or slow. */
export async function openProxy(databaseUrl) {
  const target = new URL(databaseUrl);
  const pairs = new Set();
  const muted = new WeakSet();
  let delayMs = 0;
  const pass = (from, to) => {
    from.on('data', (chunk) => {
      if (muted.has(from)) return;
      if (delayMs === 0) to.write(chunk);
      else setTimeout(() => to.writable && to.write(chunk), delayMs);
    });
  };
  const server = createServer((near) => {
    const far = connect(Number(target.port || 5432), target.hostname);
    const pair = [near, far];
    pairs.add(pair);
    pass(near, far);
    pass(far, near);
    for (const socket of pair) {
      socket.on('error', () => {});
      socket.on('close', () => {
        pairs.delete(pair);
        for (const other of pair) other.destroy();
      });
    }
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const url = Object.assign(new URL(databaseUrl), { hostname: '127.0.0.1' });
  url.port = String(server.address().port);
  return {
    url: url.href,
    /** Mutes the connections there are now and returns their number; later ones work. */
    mute: () => {
      for (const pair of pairs) for (const socket of pair) muted.add(socket);
      return pairs.size;
    },
    /** Delays everything that passes from now on. */
    delay: (ms) => {
      delayMs = ms;
    },
    /** Ends all connections. */
    terminate: () => {
      for (const [near] of pairs) near.destroy();
    },
    close: async () => {
      for (const [near] of pairs) near.destroy();
      server.close();
      await once(server, 'close');
    },
  };
}
