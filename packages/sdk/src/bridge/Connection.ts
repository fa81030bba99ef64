import type { BridgeOptions } from './bridgeOptions.js';
import { maxFrameLength } from './messages.js';
import type { Link } from './protocol.js';

export interface ConnectionEvents {
  open(): void;
  message(value: unknown): void;
  unreadable(): void;
  wrongVersion(): void;
  /** The peer did not prove that it knows the secret of this launch; the connection is closed. */
  wrongSecret(): void;
  closed(wasOpen: boolean): void;
}

/** Missed heartbeats after which a peer counts as dead: with 15 s, within 45 s. */
const maxMissedHeartbeats = 2;
const handshakeMs = 10_000;
/** Long, as the browser may be asking the user; a refusal fails at once. */
const connectMs = 60_000;

/** One WebSocket from opening to close. */
export class Connection {
  readonly #options: BridgeOptions;
  readonly #events: ConnectionEvents;
  #socket: WebSocket | undefined;
  #link: Link | undefined;
  #ready = false;
  #ended = false;
  #silent = 0;
  #beat: ReturnType<typeof setInterval> | undefined;
  #deadline: ReturnType<typeof setTimeout> | undefined;
  // Frames are opened and sealed one after the other, as counters only grow.
  #reading: Promise<void> = Promise.resolve();
  #writing: Promise<void> = Promise.resolve();

  constructor(url: string, options: BridgeOptions, events: ConnectionEvents) {
    this.#options = options;
    this.#events = events;
    this.#setDeadline(handshakeMs);
    void this.#start(url);
  }

  /** Seals and sends; messages for a closed connection are dropped. */
  send(message: object): void {
    this.#writing = this.#writing.then(async () => {
      if (!this.#link || this.#ended) return;
      const text = await this.#link.seal(message).catch(() => undefined);
      if (text === undefined || text.length > maxFrameLength) return;
      if (!this.#ended && this.#socket?.readyState === 1) this.#socket.send(text);
    });
  }

  /** Closes the connection and reports it as closed. */
  drop(): void {
    if (this.#ended) return;
    const wasOpen = this.#ready;
    this.dispose();
    this.#events.closed(wasOpen);
  }

  /** Closes the connection without an event. */
  dispose(): void {
    this.#ended = true;
    clearInterval(this.#beat);
    clearTimeout(this.#deadline);
    const socket = this.#socket;
    if (!socket) return;
    socket.removeEventListener('open', this.#onOpen);
    socket.removeEventListener('message', this.#onMessage);
    socket.removeEventListener('close', this.#onClose);
    // The error listener stays: a socket closed before it opened emits an error.
    socket.close();
  }

  async #start(url: string): Promise<void> {
    const Socket = this.#options.WebSocket ?? globalThis.WebSocket;
    try {
      this.#link = await this.#options.protocol(this.#options.module);
      if (this.#ended) return;
      this.#setDeadline(connectMs);
      const socket = new Socket(url);
      this.#socket = socket;
      socket.addEventListener('open', this.#onOpen);
      socket.addEventListener('message', this.#onMessage);
      socket.addEventListener('close', this.#onClose);
      socket.addEventListener('error', ignore);
    } catch {
      this.drop();
    }
  }

  #setDeadline(ms: number): void {
    clearTimeout(this.#deadline);
    this.#deadline = setTimeout(() => this.drop(), ms);
  }

  readonly #onOpen = (): void => {
    this.#setDeadline(handshakeMs);
    const hello = this.#link?.hello;
    if (hello === undefined) this.#opened();
    else this.#socket?.send(hello);
  };

  readonly #onClose = (): void => this.drop();

  readonly #onMessage = ({ data }: MessageEvent): void => {
    this.#silent = 0;
    this.#reading = this.#reading.then(() => this.#read(data));
  };

  async #read(data: unknown): Promise<void> {
    if (this.#ended || !this.#link) return;
    if (typeof data !== 'string' || data.length > maxFrameLength) return this.#events.unreadable();
    try {
      const received = await this.#link.receive(data);
      if (this.#ended) return;
      if (received.kind === 'ready') this.#opened();
      else if (received.kind === 'wrong-version') this.#events.wrongVersion();
      else if (received.kind === 'wrong-secret') {
        this.#events.wrongSecret();
        this.drop();
      } else this.#events.message(received.value);
    } catch {
      if (this.#ended) return;
      // A shell that fails the handshake gets no second attempt.
      if (this.#ready) this.#events.unreadable();
      else this.drop();
    }
  }

  #opened(): void {
    if (this.#ready) return;
    this.#ready = true;
    clearTimeout(this.#deadline);
    const { heartbeatMs = 15_000 } = this.#options;
    if (heartbeatMs > 0) this.#beat = setInterval(() => this.#pulse(), heartbeatMs);
    this.#events.open();
  }

  #pulse(): void {
    this.#silent += 1;
    if (this.#silent > maxMissedHeartbeats) this.drop();
    else this.send({ id: `ping-${Date.now().toString(36)}`, type: 'ping', payload: null });
  }
}

const ignore = (): void => undefined;
