import { createIdempotencyKey } from '../client/requestId.js';
import type { BridgeOptions, RequestOptions } from './bridgeOptions.js';
import { hostError } from './hostError.js';
import { fits, type BridgeMessage, type BridgeReply } from './messages.js';
import { PendingRequests } from './PendingRequests.js';

/** Messages of the page: checked, counted, queued while there is no connection, matched to replies. */
export class OutgoingMessages {
  readonly #options: BridgeOptions;
  readonly #write: (message: BridgeMessage) => void;
  readonly #pending = new PendingRequests();
  #queue: BridgeMessage[] = [];

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
    const { allow, queueLimit = 32, timeoutMs: defaultMs = 15_000 } = this.#options;
    if (!allow.includes(type)) return Promise.reject(hostError('BRIDGE_NOT_ALLOWED'));
    if (this.#pending.size >= queueLimit) return Promise.reject(hostError('BRIDGE_QUEUE_FULL'));
    const message: BridgeMessage = { id: createIdempotencyKey(), type, payload };
    if (!fits(message)) return Promise.reject(hostError('BRIDGE_TOO_LARGE'));
    // What timed out or was aborted while there was no connection makes room.
    this.#queue = this.#queue.filter(({ id }) => this.#pending.has(id));
    const reply = this.#pending.add(message.id, timeoutMs ?? defaultMs, signal);
    this.#queue.push(message);
    if (open) this.flush();
    return reply;
  }

  /** Sends the queue once, without what timed out or was aborted meanwhile. */
  flush(): void {
    const queue = this.#queue;
    this.#queue = [];
    for (const message of queue) {
      if (!this.#pending.has(message.id)) continue;
      this.#pending.markSent(message.id);
      this.#write(message);
    }
  }

  receive(reply: BridgeReply): void {
    this.#pending.receive(reply);
  }

  connectionLost(): void {
    this.#pending.connectionLost();
  }

  clear(): void {
    this.#queue = [];
    this.#pending.clear();
  }
}
