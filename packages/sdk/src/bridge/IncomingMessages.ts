import type { BridgeHandler } from './bridgeOptions.js';
import { fits, type BridgeMessage } from './messages.js';

/** Ids kept to recognise a message that is sent again, for example after a reconnect. */
const maxRemembered = 1_000;

/** Messages of the shell: each runs its handler once; everything else is refused with a code. */
export class IncomingMessages {
  readonly #handlers = new Map<string, BridgeHandler<unknown>>();
  readonly #seen = new Set<string>();

  handle(type: string, handler: BridgeHandler<unknown>): () => void {
    this.#handlers.set(type, handler);
    return () => {
      if (this.#handlers.get(type) === handler) this.#handlers.delete(type);
    };
  }

  clear(): void {
    this.#handlers.clear();
    this.#seen.clear();
  }

  async respond({ id, type, payload }: BridgeMessage, send: (reply: object) => void) {
    const refuse = (code: string) => send({ re: id, ok: false, code });
    if (type === 'ping') return send({ re: id, ok: true, payload: null });
    const handler = this.#handlers.get(type);
    if (!handler) return refuse('UNKNOWN_TYPE');
    if (this.#seen.has(id)) return refuse('DUPLICATE');
    this.#remember(id);
    try {
      if (!handler.accepts(payload)) return refuse('INVALID_PAYLOAD');
      const reply = { re: id, ok: true, payload: (await handler.run(payload)) as unknown };
      if (fits(reply)) send(reply);
      else refuse('TOO_LARGE');
    } catch {
      // Without the reason: errors of the page are not for the shell.
      refuse('FAILED');
    }
  }

  #remember(id: string): void {
    this.#seen.add(id);
    if (this.#seen.size <= maxRemembered) return;
    for (const oldest of this.#seen) return void this.#seen.delete(oldest);
  }
}
