import { checkAddress } from './address.js';
import type { BridgeHandler, BridgeOptions, HostBridge } from './bridgeOptions.js';
import { Connection } from './Connection.js';
import { bridgeMessages, type BridgeState } from './copy.js';
import { hostError } from './hostError.js';
import { IncomingMessages } from './IncomingMessages.js';
import { localNetworkAccess, type LocalNetworkAccess } from './localNetwork.js';
import { isReply, readMessage } from './messages.js';
import { OutgoingMessages } from './OutgoingMessages.js';
import { ReconnectTimer } from './ReconnectTimer.js';
import { Status } from './Status.js';

/** Unreadable frames after which the connection is dropped. */
const maxUnreadable = 3;
/** Failed reconnects after which a shell counts as closed. */
const maxReconnects = 5;
/** A connection that lasted this long was stable: the next backoff starts over. */
const stableMs = 10_000;
/** Silence after which the browser is asked whether it waits for the user. */
const permissionCheckMs = 1_500;
/** While the user decides: another attempt may show the browser's prompt again, so rarely. */
const promptRetryMs = 60_000;

/** States in which nothing is attempted until `retry()`. */
const idleStates: ReadonlySet<BridgeState> = new Set(['denied', 'wrong-version', 'closed']);

/**
 * Opens the bridge to the desktop client and keeps it open: an encrypted message channel over a WebSocket (spec 1 §1
 * Embedded mode). Throws a HuiqiError (`kind: 'host'`) if the address or the configuration is not safe.
 */
export function createHostBridge(options: BridgeOptions): HostBridge {
  const url = checkAddress(options.url);
  const status = new Status(options.onState);
  const incoming = new IncomingMessages();
  const timer = new ReconnectTimer(options);
  let unreadable = 0;
  let attemptedAt = 0;
  let openedAt = 0;
  /** Whether the last peer may have been the client: one that fails the proof is not. */
  let isKnown = true;
  let connection: Connection | undefined;
  const outgoing = new OutgoingMessages(options, (message) => connection?.send(message));

  /** Queries the browser's permission; drops the result when the bridge has moved on meanwhile. */
  async function checkAccess(then: (access: LocalNetworkAccess) => void) {
    const { generation } = timer;
    const query = options.access ?? (() => localNetworkAccess(url));
    const access = await Promise.resolve()
      .then(query)
      .catch(() => undefined);
    if (generation === timer.generation) then(access);
  }

  function connect(): void {
    timer.stop();
    attemptedAt = Date.now();
    isKnown = true;
    timer.after(permissionCheckMs, () =>
      checkAccess((access) => {
        if (access === 'prompt' && connection && status.state !== 'open') status.change('blocked');
      }),
    );
    connection = new Connection(url, options, {
      open() {
        timer.stop();
        openedAt = Date.now();
        unreadable = 0;
        status.change('open');
        outgoing.flush();
      },
      message: receive,
      unreadable() {
        unreadable += 1;
        if (unreadable >= maxUnreadable) connection?.drop();
      },
      wrongVersion() {
        stop('wrong-version');
      },
      wrongSecret() {
        isKnown = false;
      },
      closed: onClosed,
    });
  }

  /** Stops connecting until the user acts. */
  function stop(next: 'denied' | 'wrong-version' | 'closed'): void {
    timer.stop();
    connection?.dispose();
    connection = undefined;
    status.change(next);
    outgoing.clear();
  }

  function onClosed(wasOpen: boolean): void {
    timer.stop();
    connection = undefined;
    outgoing.connectionLost();
    if (wasOpen) {
      if (Date.now() - openedAt >= stableMs) timer.reset();
      status.change('reconnecting');
      timer.backOff(reconnect);
      return;
    }
    void checkAccess((access) => {
      // A denial is final until the user changes the setting, then reloads or calls retry.
      if (access === 'denied') return stop('denied');
      if (status.state !== 'reconnecting' || timer.attempt >= maxReconnects) {
        const missing = isKnown ? 'not-running' : 'wrong-secret';
        status.change(access === 'prompt' ? 'blocked' : missing);
      }
      timer.backOff(reconnect);
    });
  }

  function reconnect(): void {
    if (status.state !== 'blocked' || Date.now() - attemptedAt >= promptRetryMs) return connect();
    void checkAccess((access) => (access === 'prompt' ? timer.backOff(reconnect) : connect()));
  }

  function receive(value: unknown): void {
    const message = readMessage(value);
    if (!message) return;
    if (isReply(message)) outgoing.receive(message);
    else void incoming.respond(message, (reply) => connection?.send(reply));
  }

  connect();
  return {
    get state() {
      return status.state;
    },
    get message() {
      return bridgeMessages[status.state];
    },
    subscribe: (listener) => status.subscribe(listener),
    request(type, payload, requestOptions) {
      if (idleStates.has(status.state)) return Promise.reject(hostError('BRIDGE_NOT_OPEN'));
      return outgoing.request(type, payload, requestOptions, status.state === 'open');
    },
    handle: (type, handler) => incoming.handle(type, handler as BridgeHandler<unknown>),
    retry() {
      if (status.state === 'closed' || connection) return;
      timer.reset();
      status.change('connecting');
      connect();
    },
    close() {
      stop('closed');
      incoming.clear();
    },
  };
}
