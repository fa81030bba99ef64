import { checkAddress } from './address.js';
import type { BridgeHandler, BridgeOptions, HostBridge } from './bridgeOptions.js';
import { Connection } from './Connection.js';
import { bridgeWords, type BridgeState } from './copy.js';
import { hostError } from './hostError.js';
import { Incoming } from './Incoming.js';
import { localNetworkAccess } from './localNetwork.js';
import { isReply, readMessage } from './messages.js';
import { Outbox } from './Outbox.js';
import { Status } from './Status.js';
import { Waiting } from './Waiting.js';

/** How often an unreadable frame is forgiven before the connection is dropped. */
const forgiven = 3;
/** Tries after which a shell that was there is taken for one that has been closed. */
const patience = 5;
/** A connection that lasted so long was a good one: the next wait is short again. */
const steadyMs = 10_000;
/** How long a browser may say nothing before it is asked whether it waits for the user. */
const noticeMs = 1_500;
/** While the user decides: another try may bring the browser's question again, so not often. */
const undecidedMs = 60_000;

/** States in which nothing is tried until `retry()`. */
const resting: ReadonlySet<BridgeState> = new Set(['denied', 'wrong-version', 'closed']);

/**
 * Opens the bridge to the desktop client and keeps it open: an encrypted message channel over a
 * WebSocket (spec 1 §1 Embedded mode). Throws a HuiqiError (`kind: 'host'`) for an address or a
 * configuration which is not safe.
 */
export function createHostBridge(options: BridgeOptions): HostBridge {
  const url = checkAddress(options.url);
  const status = new Status(options.onState);
  const incoming = new Incoming();
  const waiting = new Waiting(options);
  let unreadable = 0;
  let triedAt = 0;
  let openedAt = 0;
  let connection: Connection | undefined;
  const outbox = new Outbox(options, (message) => connection?.send(message));

  /** Asks the browser; `undefined` too when something else happened to the bridge meanwhile. */
  async function ask(go: (access: Awaited<ReturnType<typeof localNetworkAccess>>) => void) {
    const round = waiting.round;
    const query = options.access ?? (() => localNetworkAccess(url));
    const access = await Promise.resolve()
      .then(query)
      .catch(() => undefined);
    if (round === waiting.round) go(access);
  }

  function connect(): void {
    waiting.stop();
    triedAt = Date.now();
    waiting.after(noticeMs, () =>
      ask((access) => {
        if (access === 'prompt' && connection && status.state !== 'open') status.change('blocked');
      }),
    );
    connection = new Connection(url, options, {
      open() {
        waiting.stop();
        openedAt = Date.now();
        unreadable = 0;
        status.change('open');
        outbox.flush();
      },
      message: take,
      unreadable() {
        unreadable += 1;
        if (unreadable >= forgiven) connection?.drop();
      },
      wrongVersion() {
        rest('wrong-version');
      },
      closed: lost,
    });
  }

  /** Stops trying until the user does something. */
  function rest(next: 'denied' | 'wrong-version' | 'closed'): void {
    waiting.stop();
    connection?.dispose();
    connection = undefined;
    status.change(next);
    outbox.clear();
  }

  function lost(wasOpen: boolean): void {
    waiting.stop();
    connection = undefined;
    outbox.lost();
    if (wasOpen) {
      if (Date.now() - openedAt >= steadyMs) waiting.reset();
      status.change('reconnecting');
      waiting.backOff(again);
      return;
    }
    void ask((access) => {
      // Who said no is not asked again; the user decides in the browser, then reloads or calls retry.
      if (access === 'denied') return rest('denied');
      if (status.state !== 'reconnecting' || waiting.attempt >= patience) {
        status.change(access === 'prompt' ? 'blocked' : 'not-running');
      }
      waiting.backOff(again);
    });
  }

  function again(): void {
    if (status.state !== 'blocked' || Date.now() - triedAt >= undecidedMs) return connect();
    void ask((access) => (access === 'prompt' ? waiting.backOff(again) : connect()));
  }

  function take(value: unknown): void {
    const message = readMessage(value);
    if (!message) return;
    if (isReply(message)) outbox.answer(message);
    else void incoming.respond(message, (reply) => connection?.send(reply));
  }

  connect();
  return {
    get state() {
      return status.state;
    },
    get words() {
      return bridgeWords[status.state];
    },
    subscribe: (listener) => status.subscribe(listener),
    request(type, payload, requestOptions) {
      if (resting.has(status.state)) return Promise.reject(hostError('BRIDGE_NOT_OPEN'));
      return outbox.request(type, payload, requestOptions, status.state === 'open');
    },
    handle: (type, handler) => incoming.handle(type, handler as BridgeHandler<unknown>),
    retry() {
      if (status.state === 'closed' || connection) return;
      waiting.reset();
      status.change('connecting');
      connect();
    },
    close() {
      rest('closed');
      incoming.clear();
    },
  };
}
