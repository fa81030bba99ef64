import type { BridgeState } from './copy.js';

type Listener = (state: BridgeState) => void;

/** State of the bridge and its listeners. A closed one stays closed. */
export class Status {
  readonly #listeners: Set<Listener>;
  #state: BridgeState = 'connecting';

  constructor(first: Listener | undefined) {
    this.#listeners = new Set(first ? [first] : []);
  }

  get state(): BridgeState {
    return this.#state;
  }

  change(next: BridgeState): void {
    if (this.#state === next || this.#state === 'closed') return;
    this.#state = next;
    for (const listener of this.#listeners) {
      try {
        listener(next);
      } catch (error) {
        // A throwing listener must not break the bridge.
        if (typeof reportError === 'function') reportError(error);
      }
    }
    if (next === 'closed') this.#listeners.clear();
  }

  subscribe(listener: Listener): () => void {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  }
}
