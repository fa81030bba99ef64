import type { BridgeState } from './copy.js';
import type { LocalNetworkAccess } from './localNetwork.js';
import type { BridgeProtocol, HostModule } from './protocol.js';

export interface BridgeOptions {
  /** `ws://127.0.0.1:port/path`, or `wss:` for any other machine. */
  readonly url: string;
  readonly module: HostModule;
  /** `secureProtocol(…)`, or `legacyProtocol(…)` for a shell that supports nothing else. */
  readonly protocol: BridgeProtocol;
  /** Message types this page may send; others are rejected with BRIDGE_NOT_ALLOWED. */
  readonly allow: readonly string[];
  /** Called with each new state. */
  readonly onState?: (state: BridgeState) => void;
  /** Most requests without a reply. Defaults to 32. */
  readonly queueLimit?: number;
  /** Timeout of a request in milliseconds. Defaults to 15,000. */
  readonly timeoutMs?: number;
  /** Milliseconds between heartbeats, 0 for a shell without them. Defaults to 15,000. */
  readonly heartbeatMs?: number;
  /** First and longest reconnect delay in milliseconds. Defaults to 500 and 15,000. */
  readonly reconnectMs?: readonly [first: number, longest: number];
  /** For tests, and for Node. */
  readonly WebSocket?: typeof globalThis.WebSocket;
  readonly random?: () => number;
  readonly access?: () => Promise<LocalNetworkAccess>;
}

export interface RequestOptions {
  readonly signal?: AbortSignal | undefined;
  readonly timeoutMs?: number | undefined;
}

/** Handles messages of the shell. What `run` returns is the payload of the reply. */
export interface BridgeHandler<Payload> {
  /** Whether the payload is valid; others are refused with INVALID_PAYLOAD. */
  readonly accepts: (payload: unknown) => payload is Payload;
  readonly run: (payload: Payload) => unknown;
}

export interface HostBridge {
  readonly state: BridgeState;
  /** Message for the user on the state (zh-CN). */
  readonly message: string;
  /** Adds a listener for state changes. Returns an unsubscribe function. */
  subscribe(listener: (state: BridgeState) => void): () => void;
  /**
   * Sends a message and resolves with the payload of its reply. It runs at most once: after a lost
   * connection it is not sent again but rejects with BRIDGE_LOST.
   */
  request(type: string, payload?: unknown, options?: RequestOptions): Promise<unknown>;
  /** Sets the handler of a message type. Returns a function that removes it. */
  handle<Payload>(type: string, handler: BridgeHandler<Payload>): () => void;
  /** Reconnects at once, after the user did what `message` says. */
  retry(): void;
  /** Closes the bridge; no timer or listener is left. */
  close(): void;
}
