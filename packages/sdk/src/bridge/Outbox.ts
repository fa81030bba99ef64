import { createIdempotencyKey } from '../client/requestId.js';
import type { BridgeOptions, RequestOptions } from './bridgeOptions.js';
import { hostError } from './hostError.js';
import { fits, type BridgeMessage, type BridgeReply } from './messages.js';
import { PendingRequests } from './PendingRequests.js';

/** Messages of the page: checked, counted, kept while there is no connection, matched to replies. */
export class Outbox {
  readonly #options: BridgeOptions;
  readonly #write: (message: BridgeMessage) => void;
  readonly #pending = new PendingRequests();
  #waiting: BridgeMessage[] = [];

  constructor(options: BridgeOptions, write: (message: BridgeMessage) => void) {
    this.#options = options;
    this.#write = write;
  }

  request(
    type: string,
    payload: unknown,
    { signal, timeoutMs }: RequestOptions = {},
    open: boolean,
  ): Promise<unknown> {
    const { allow, queueLimit = 32, timeoutMs: usual = 15_000 } = this.#options;
    if (!allow.includes(type)) return Promise.reject(hostError('BRIDGE_NOT_ALLOWED'));
    if (this.#pending.size >= queueLimit) return Promise.reject(hostError('BRIDGE_QUEUE_FULL'));
    const message: BridgeMessage = { id: createIdempotencyKey(), type, payload };
    if (!fits(message)) return Promise.reject(hostError('BRIDGE_TOO_LARGE'));
    // What timed out or was aborted while there was no connection makes room.
    this.#waiting = this.#waiting.filter(({ id }) => this.#pending.has(id));
    const reply = this.#pending.add(message.id, timeoutMs ?? usual, signal);
    this.#waiting.push(message);
    if (open) this.flush();
    return reply;
  }

  /** Sends what waits, once. What timed out or was aborted meanwhile stays. */
  flush(): void {
    const waiting = this.#waiting;
    this.#waiting = [];
    for (const message of waiting) {
      if (!this.#pending.has(message.id)) continue;
      this.#pending.markSent(message.id);
      this.#write(message);
    }
  }

  answer(reply: BridgeReply): void {
    this.#pending.answer(reply);
  }

  lost(): void {
    this.#pending.lost();
  }

  clear(): void {
    this.#waiting = [];
    this.#pending.clear();
  }
}
