import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

const at = (path: string) => fileURLToPath(new URL(`../../${path}`, import.meta.url));
const run = promisify(execFile);

async function listen(server: Server): Promise<number> {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return (server.address() as AddressInfo).port;
}
const stopper = (server: Server) => async () => {
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
};

/** A page with nothing but the bridge: `window.bridge` is the module. */
export async function startBridgePage() {
  const { stdout } = await run(
    at('node_modules/.bin/esbuild'),
    ['src/bridge/index.ts', '--bundle', '--format=iife', '--global-name=bridge'],
    { cwd: at('packages/sdk'), maxBuffer: 16 * 1024 * 1024 },
  );
  const server = createServer(({ url }, response) => {
    const script = url === '/bridge.js';
    response.setHeader('content-type', script ? 'text/javascript' : 'text/html; charset=utf-8');
    response.end(
      script ? stdout : '<!doctype html><title>page</title><script src=bridge.js></script>',
    );
  });
  const port = await listen(server);
  return { port, stop: stopper(server) };
}

/** A minimal shell: accepts WebSockets on loopback and says nothing. */
export async function startBareShell() {
  const server = createServer();
  const sockets = new Set<{ destroy(): void }>();
  server.on('upgrade', ({ headers }, socket) => {
    sockets.add(socket);
    socket.on('error', () => undefined);
    const accept = createHash('sha1')
      .update(`${headers['sec-websocket-key']}258EAFA5-E914-47DA-95CA-C5AB0DC85B11`)
      .digest('base64');
    socket.write(
      `HTTP/1.1 101 Switching Protocols\r\nUpgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Accept: ${accept}\r\n\r\n`,
    );
  });
  return {
    port: await listen(server),
    connections: () => sockets.size,
    async stop() {
      for (const socket of sockets) socket.destroy();
      await stopper(server)();
    },
  };
}
