import type { ServerResponse } from 'node:http';

const kept = 50;

/** The webhooks received, and the pages that watch them (server-sent events). */
export class WebhookLog {
  readonly #lines: string[] = [];
  readonly #followers = new Set<ServerResponse>();

  add(line: string): void {
    this.#lines.push(line);
    if (this.#lines.length > kept) this.#lines.shift();
    for (const follower of this.#followers) follower.write(`data: ${line}\n\n`);
  }

  follow(response: ServerResponse): void {
    response.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-store' });
    response.write(':\n\n');
    for (const line of this.#lines) response.write(`data: ${line}\n\n`);
    this.#followers.add(response);
    response.once('close', () => void this.#followers.delete(response));
  }

  end(): void {
    for (const follower of this.#followers) follower.end();
  }
}
