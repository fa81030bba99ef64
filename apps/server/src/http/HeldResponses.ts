import type { IncomingMessage } from 'node:http';
import type { OperationId } from '@huiqi/sdk';
import type { Limit } from './limitRequests.js';
import type { PublicCache } from './publicCache.js';
import { addressOf, type PublicOperation } from './servePublic.js';

/** A cached operation, and what all its responses say alike. */
export interface HeldOperation extends PublicOperation {
  readonly id: OperationId;
  /** The pattern of its route. */
  readonly route: string;
  /** In small letters. */
  readonly headers: Readonly<Record<string, string>>;
}

/** A response that may be sent to whoever asks for the address under the present version. */
export interface HeldResponse {
  readonly operation: HeldOperation;
  readonly address: string;
}

/** The responses that were sent under the present version, by the address that was asked for (docs/adr/0033). */
export class HeldResponses {
  readonly #cache: PublicCache;
  readonly #operations = new Map<string, HeldOperation>();
  /** Returns the bytes of an address; null if the version is another by now. Throws `Overloaded` like every operation. */
  readonly read: (address: string) => Promise<Buffer | null>;

  constructor(cache: PublicCache, limit: Limit) {
    this.#cache = cache;
    this.read = limit((address: string) => cache.readAddress(address));
  }

  add(operation: HeldOperation): void {
    this.#operations.set(operation.id, operation);
  }

  /** Returns what is held for a GET of the address; null if it has to take the whole way. */
  find(request: Pick<IncomingMessage, 'headers' | 'url'>): HeldResponse | null {
    for (const regional of [false, true]) {
      const address = addressOf({ partnerScoped: false, regional }, request);
      if (address === null) return null;
      const operation = this.#operations.get(this.#cache.idAt(address) ?? '');
      if (operation !== undefined)
        return addressOf(operation, request) === address ? { operation, address } : null;
    }
    return null;
  }
}
