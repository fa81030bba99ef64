import type { IncomingMessage, Server } from 'node:http';
import type { Duplex } from 'node:stream';
import type { Socket } from 'node:net';
import { WebSocketServer, type WebSocket } from 'ws';
import { isOwnPage } from './checkUpgrade.js';
import { limitUnfinished } from './limitUnfinished.js';
import { shellLimits } from './shellLimits.js';

export interface AcceptOptions {
  readonly port: () => number;
  /** Origins of pages beside the client's own. */
  readonly origins: readonly string[];
  /** Whether the client listens now. */
  readonly isListening: () => boolean;
  readonly onPage: (socket: WebSocket, view: string) => void;
  readonly onRefused: () => void;
}

const path = /^\/bridge\/([\w-]{1,32})$/;

/** Accepts WebSockets of the client's own pages, with limits, and nothing else. */
export function acceptPages(server: Server, options: AcceptOptions): WebSocketServer {
  const { maxBufferedChunks, maxFragments, maxPayload } = shellLimits;
  const sockets = new WebSocketServer({
    noServer: true,
    perMessageDeflate: false,
    maxPayload,
    maxFragments,
    maxBufferedChunks,
  });
  server.on('upgrade', (request: IncomingMessage, wire: Duplex, head: Buffer) => {
    wire.on('error', () => undefined);
    const view = path.exec(request.url ?? '')?.[1];
    const known = isOwnPage(request.headers, options.port(), options.origins);
    const full = sockets.clients.size >= shellLimits.maxConnections;
    if (view === undefined || !known || full || !options.isListening()) {
      options.onRefused();
      wire.end('HTTP/1.1 403 Forbidden\r\nConnection: close\r\nContent-Length: 0\r\n\r\n');
      return;
    }
    sockets.handleUpgrade(request, wire, head, (socket) => {
      limitUnfinished(socket, wire as Socket);
      options.onPage(socket, view);
    });
  });
  return sockets;
}
