import type { HuiqiError } from '../errors/HuiqiError.js';
import { hostError } from './hostError.js';
import type { BridgeReply } from './messages.js';

interface Pending {
  resolve(payload: unknown): void;
  reject(error: HuiqiError): void;
  /** Whether it was sent: it may have run then and is never sent again. */
  sent: boolean;
  readonly timer: ReturnType<typeof setTimeout>;
}

/** Requests without a reply yet. */
export class PendingRequests {
  readonly #pending = new Map<string, Pending>();

  get size(): number {
    return this.#pending.size;
  }

  add(id: string, timeoutMs: number, signal: AbortSignal | undefined): Promise<unknown> {
    return new Promise((resolve, reject) => {
      const abort = () => this.#settle(id)?.reject(hostError('BRIDGE_ABORTED'));
      const timer = setTimeout(
        () => this.#settle(id)?.reject(hostError('BRIDGE_TIMEOUT')),
        timeoutMs,
      );
      const done = () => signal?.removeEventListener('abort', abort);
      this.#pending.set(id, {
        resolve: (payload) => (done(), resolve(payload)),
        reject: (error) => (done(), reject(error)),
        sent: false,
        timer,
      });
      if (signal?.aborted) abort();
      else signal?.addEventListener('abort', abort, { once: true });
    });
  }

  has(id: string): boolean {
    return this.#pending.has(id);
  }

  markSent(id: string): void {
    const pending = this.#pending.get(id);
    if (pending) pending.sent = true;
  }

  receive({ re, ok, payload, code }: BridgeReply): void {
    const pending = this.#settle(re);
    if (ok) pending?.resolve(payload);
    else
      pending?.reject(hostError(code === 'UNKNOWN_TYPE' ? 'BRIDGE_NOT_ALLOWED' : 'BRIDGE_REFUSED'));
  }

  fail(id: string, error: HuiqiError): void {
    this.#settle(id)?.reject(error);
  }

  /** Fails what was sent; what was not may still be sent. */
  connectionLost(): void {
    for (const [id, { sent }] of this.#pending) {
      if (sent) this.fail(id, hostError('BRIDGE_LOST'));
    }
  }

  clear(): void {
    for (const id of this.#pending.keys()) this.fail(id, hostError('BRIDGE_NOT_OPEN'));
  }

  #settle(id: string): Pending | undefined {
    const pending = this.#pending.get(id);
    if (pending) clearTimeout(pending.timer);
    this.#pending.delete(id);
    return pending;
  }
}
