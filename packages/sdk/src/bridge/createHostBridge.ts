import { checkAddress } from './address.js';
import { Connection } from './Connection.js';
import { bridgeWords, type BridgeState } from './copy.js';
import { hostError } from './hostError.js';
import { localNetworkAccess } from './localNetwork.js';
import type { BridgeHandler, BridgeOptions, HostBridge } from './bridgeOptions.js';
import { isReply, readMessage, type BridgeMessage } from './messages.js';
import { Outbox } from './Outbox.js';

/** How often an unreadable frame is forgiven before the connection is dropped. */
const forgiven = 3;

/**
 * Opens the bridge to the desktop client and keeps it open: an encrypted message channel over a
 * WebSocket (spec 1 §1 Embedded mode). Throws a HuiqiError (`kind: 'host'`) for an address or a
 * configuration which is not safe.
 */
export function createHostBridge(options: BridgeOptions): HostBridge {
  const url = checkAddress(options.url);
  const [first, longest] = options.reconnectMs ?? [500, 15_000];
  const random = options.random ?? Math.random;
  const listeners = new Set(options.onState ? [options.onState] : []);
  const handlers = new Map<string, BridgeHandler<unknown>>();
  let state: BridgeState = 'connecting';
  let attempt = 0;
  let unreadable = 0;
  let retryTimer: ReturnType<typeof setTimeout> | undefined;
  let connection: Connection | undefined;
  const outbox = new Outbox(options, (message) => connection?.send(message));

  function change(next: BridgeState): void {
    if (state === next || state === 'closed') return;
    state = next;
    for (const listener of listeners) listener(next);
  }

  function connect(): void {
    clearTimeout(retryTimer);
    connection = new Connection(url, options, {
      open() {
        attempt = 0;
        unreadable = 0;
        change('open');
        outbox.flush();
      },
      message: (value) => take(value),
      unreadable() {
        unreadable += 1;
        if (unreadable >= forgiven) connection?.drop();
      },
      wrongVersion() {
        change('wrong-version');
        connection?.dispose();
        outbox.clear();
      },
      closed: (wasOpen) => void lost(wasOpen),
    });
  }

  async function lost(wasOpen: boolean): Promise<void> {
    connection = undefined;
    outbox.lost();
    const access = wasOpen ? undefined : await (options.access ?? localNetworkAccess)();
    if (state === 'closed') return;
    if (wasOpen || (state === 'reconnecting' && access !== 'denied')) change('reconnecting');
    else if (access === 'denied') change('denied');
    else change(access === 'prompt' ? 'blocked' : 'not-running');
    // Who said no is not asked again; the user decides in the browser, then reloads or calls retry.
    if (state === 'denied') return outbox.clear();
    const wait = random() * Math.min(longest, first * 2 ** attempt);
    attempt += 1;
    clearTimeout(retryTimer);
    retryTimer = setTimeout(connect, wait);
  }

  function take(value: unknown): void {
    const message = readMessage(value);
    if (!message) return;
    if (isReply(message)) outbox.answer(message);
    else void respond(message);
  }

  async function respond({ id, type, payload }: BridgeMessage): Promise<void> {
    const handler = handlers.get(type);
    const refuse = (code: string) => connection?.send({ re: id, ok: false, code });
    if (!handler) return refuse('UNKNOWN_TYPE');
    if (!handler.accepts(payload)) return refuse('INVALID_PAYLOAD');
    try {
      const answer: unknown = await handler.run(payload);
      connection?.send({ re: id, ok: true, payload: answer });
    } catch {
      refuse('FAILED');
    }
  }

  connect();
  return {
    get state() {
      return state;
    },
    get words() {
      return bridgeWords[state];
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    request(type, payload, requestOptions) {
      if (state === 'closed') return Promise.reject(hostError('BRIDGE_NOT_OPEN'));
      return outbox.request(type, payload, requestOptions, state === 'open');
    },
    handle(type, handler) {
      handlers.set(type, handler as BridgeHandler<unknown>);
      return () => void handlers.delete(type);
    },
    retry() {
      if (state === 'closed' || connection) return;
      attempt = 0;
      change('connecting');
      connect();
    },
    close() {
      change('closed');
      clearTimeout(retryTimer);
      connection?.dispose();
      connection = undefined;
      outbox.clear();
      listeners.clear();
      handlers.clear();
    },
  };
}
