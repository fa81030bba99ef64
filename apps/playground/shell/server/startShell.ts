import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { acceptPages } from './acceptPages.js';
import { createTokenAt } from './createToken.js';
import { followShell } from './followShell.js';
import { hostsOf } from './checkUpgrade.js';
import { proxySite } from './proxySite.js';
import { serveShell } from './serveShell.js';
import { Shell } from './Shell.js';

export interface StartOptions {
  /** Address of the platform. */
  readonly api: string;
  /** 0 for any free one. */
  readonly port: number;
  /** Folder of the simulator's page. */
  readonly pages: string;
  /** Origins of pages beside the client's own. */
  readonly origins?: readonly string[];
  /** Replaces the platform's tokens, for tests. */
  readonly createToken?: (account: string) => Promise<string>;
}

/** Starts the simulated client on loopback: its page, the site inside it, and its end of the bridge. */
export async function startShell(options: StartOptions) {
  const { api, createToken = createTokenAt(api), origins = [], pages } = options;
  const followers = followShell();
  const shell = new Shell({ createToken, onEvent: followers.send });
  const portOf = () => (server.address() as AddressInfo).port;

  const handle = (request: IncomingMessage, response: ServerResponse): unknown => {
    // Names that resolve to this machine are not ours (DNS rebinding).
    if (!hostsOf(portOf()).includes(request.headers.host ?? ''))
      return response.writeHead(403).end();
    const [path = '/'] = (request.url ?? '/').split('?', 1);
    if (path.startsWith('/__shell/'))
      return serveShell({ shell, followers, pages, port: portOf(), path, request, response });
    return proxySite(api, request, response);
  };
  const server = createServer(handle);
  const sockets = acceptPages(server, {
    port: portOf,
    origins,
    isListening: () => shell.isListening,
    onPage: (socket, view) => shell.connect(socket, view),
    onRefused: () => shell.log.add('note', '', '已拒绝一个连接'),
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(options.port, '127.0.0.1', resolve);
  });
  return {
    shell,
    port: portOf(),
    url: `http://127.0.0.1:${portOf()}/__shell/`,
    async stop() {
      for (const socket of sockets.clients) socket.terminate();
      followers.end();
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
