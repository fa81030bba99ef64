import type { IncomingMessage, ServerResponse } from 'node:http';
import { isOwnPage } from './checkUpgrade.js';
import type { Followers } from './followShell.js';
import { preloadScript } from './preload.js';
import { sendFile } from './sendFile.js';
import type { Shell } from './Shell.js';
import { readAction } from './ShellAction.js';

export interface ShellRequest {
  readonly shell: Shell;
  readonly followers: Followers;
  readonly pages: string;
  readonly port: number;
  readonly path: string;
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
}

const policy =
  "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; connect-src 'self'; " +
  "frame-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

const maxBody = 16 * 1024;

async function readBody(request: IncomingMessage): Promise<unknown> {
  let text = '';
  for await (const chunk of request) {
    text += String(chunk);
    if (text.length > maxBody) return undefined;
  }
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}

const sendJson = (response: ServerResponse, value: unknown, status = 200) =>
  response
    .writeHead(status, { 'content-type': 'application/json', 'cache-control': 'no-store' })
    .end(JSON.stringify(value));

/** The simulator's own addresses. Those with keys or effects are reserved for the client's pages. */
export async function serveShell(call: ShellRequest): Promise<void> {
  const { followers, pages, path, port, request, response, shell } = call;
  response.setHeader('content-security-policy', policy);
  response.setHeader('x-content-type-options', 'nosniff');
  response.setHeader('referrer-policy', 'no-referrer');
  response.setHeader('cross-origin-resource-policy', 'same-origin');
  const route = `${request.method} ${path.slice('/__shell/'.length)}`;
  // Browsers tell the origin of a script or stream request; the client's scripts are only served to its own pages.
  const isSame = request.headers['sec-fetch-site'] === 'same-origin';
  const isOwn = isOwnPage(request.headers, port);
  if (route === 'GET preload.js' && isSame) {
    response.writeHead(200, { 'content-type': 'text/javascript', 'cache-control': 'no-store' });
    response.end(preloadScript(shell.injected()));
  } else if (route === 'POST secret' && isOwn) {
    sendJson(response, { secret: shell.injected().secret });
  } else if (route === 'GET events' && isSame) {
    const log = shell.log.entries.map((entry) => ({ type: 'log', entry }) as const);
    followers.add(response, [{ type: 'state', state: shell.state }, ...log]);
  } else if (route === 'POST token' && isOwn) {
    sendJson(response, { token: await shell.tokenForPage().catch(() => null) });
  } else if (route === 'POST act' && isOwn) {
    await act(shell, await readBody(request), response);
  } else if (request.method === 'GET' && !['preload.js', 'events'].includes(path.slice(9))) {
    await sendFile(pages, path.slice('/__shell/'.length), response);
  } else response.writeHead(403).end();
}

async function act(shell: Shell, body: unknown, response: ServerResponse): Promise<void> {
  const action = readAction(body);
  if (!action) return void response.writeHead(400).end();
  await shell.act(action).then(
    () => sendJson(response, {}),
    () => sendJson(response, { failed: true }, 502),
  );
}
