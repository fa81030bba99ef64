import type { Socket } from 'node:net';
import type { WebSocket } from 'ws';
import { shellLimits } from './shellLimits.js';

/** Ends a connection whose message does not arrive in time: `ws` limits its size, not its duration. */
export function limitUnfinished(socket: WebSocket, wire: Socket): void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const stop = () => {
    clearTimeout(timer);
    timer = undefined;
  };
  // Registered before the socket's receiver, so that a completed message ends the timer its own bytes started.
  wire.prependListener('data', () => {
    timer ??= setTimeout(() => socket.terminate(), shellLimits.unfinishedMs);
  });
  socket.on('message', stop);
  socket.on('close', stop);
}
