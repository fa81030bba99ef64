import type { BridgeState } from './copy.js';
import type { LocalNetworkAccess } from './localNetwork.js';
import type { BridgeProtocol, HostModule } from './protocol.js';

export interface BridgeOptions {
  /** `ws://127.0.0.1:port/path`, or `wss:` for anything which is not this machine. */
  readonly url: string;
  readonly module: HostModule;
  /** `secureProtocol(…)`, or `legacyProtocol(…)` for a shell that cannot do better. */
  readonly protocol: BridgeProtocol;
  /** Message types this page may send; nothing else leaves it. */
  readonly allow: readonly string[];
  readonly onState?: (state: BridgeState) => void;
  /** Messages that may wait for a connection; 32 unless told. */
  readonly queueLimit?: number;
  /** Time for one request; 15 s unless told. */
  readonly timeoutMs?: number;
  /** Time between signs of life; 15 s unless told, 0 for a shell that knows none. */
  readonly heartbeatMs?: number;
  /** First and longest wait before another try; 500 ms and 15 s unless told. */
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

/** Answers messages of the shell. What it returns is the payload of the reply. */
export interface BridgeHandler<Payload> {
  /** Whether the payload is what the handler takes; anything else is refused. */
  readonly accepts: (payload: unknown) => payload is Payload;
  readonly run: (payload: Payload) => unknown;
}

export interface HostBridge {
  readonly state: BridgeState;
  /** Words for people on the state (zh-CN). */
  readonly words: string;
  /** Hears each change of state; answers with the function that ends it. */
  subscribe(listener: (state: BridgeState) => void): () => void;
  /**
   * Sends a message and resolves with the payload of its reply. It runs at most once: after a lost
   * connection it is not sent again but rejects with BRIDGE_LOST.
   */
  request(type: string, payload?: unknown, options?: RequestOptions): Promise<unknown>;
  /** Takes messages of a type; answers with the function that ends it. */
  handle<Payload>(type: string, handler: BridgeHandler<Payload>): () => void;
  /** Tries again at once, after the user did what the words say. */
  retry(): void;
  /** Ends everything; no timer or listener is left. */
  close(): void;
}
