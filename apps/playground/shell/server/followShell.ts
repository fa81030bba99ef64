import type { ServerResponse } from 'node:http';
import type { ShellEvent } from './ShellState.js';

/** Pages of the simulator that follow what happens (server-sent events). */
export interface Followers {
  readonly send: (event: ShellEvent) => void;
  readonly add: (response: ServerResponse, first: readonly ShellEvent[]) => void;
  readonly end: () => void;
}

export function followShell(): Followers {
  const responses = new Set<ServerResponse>();
  const write = (response: ServerResponse, event: ShellEvent) =>
    response.write(`data: ${JSON.stringify(event)}\n\n`);
  return {
    send: (event) => responses.forEach((response) => write(response, event)),
    add(response, first) {
      response.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-store' });
      for (const event of first) write(response, event);
      responses.add(response);
      response.on('close', () => responses.delete(response));
    },
    end: () => responses.forEach((response) => response.end()),
  };
}
