import { randomUUID } from 'node:crypto';
import type { WebSocket } from 'ws';
import type { Faults } from './Faults.js';
import type { LogEntry } from './ShellLog.js';
import { readPageMessage } from './readPageMessage.js';
import { acceptHello } from './secureLink.js';
import { shellLimits } from './shellLimits.js';
import { type ShellLink, Unreadable } from './ShellLink.js';

/** Runs a command of a page; returns the payload of the reply, or a refusal. */
export type Command = (
  payload: unknown,
  view: string,
) => { readonly payload: unknown } | { readonly code: 'INVALID_PAYLOAD' | 'FAILED' };

export interface PageConnectionOptions {
  readonly view: string;
  /** The link of an existing shell; without one the page has to say hello. */
  readonly link: ShellLink | null;
  readonly secret: Buffer;
  readonly version: number;
  readonly faults: Faults;
  /** Commands this connection may send; everything else is refused. */
  readonly commands: ReadonlyMap<string, Command>;
  readonly log: (
    direction: LogEntry['direction'],
    text: string,
    more?: { readonly message?: unknown; readonly frame?: string },
  ) => void;
  readonly onChange: () => void;
}

/** Ids kept to recognise a message that is sent again. */
const maxRemembered = 1_000;

/** The shell's end of one connection. */
export class PageConnection {
  readonly #socket: WebSocket;
  readonly #options: PageConnectionOptions;
  readonly #seen = new Set<string>();
  readonly #replies = new Map<string, (ok: boolean) => void>();
  readonly #timers = new Set<ReturnType<typeof setTimeout>>();
  #link: ShellLink | null;
  #unreadable = 0;
  #frames = 0;
  #windowFrom = Date.now();
  #last: string | null = null;
  #sending: Promise<void> = Promise.resolve();

  constructor(socket: WebSocket, options: PageConnectionOptions) {
    this.#socket = socket;
    this.#options = options;
    this.#link = options.link;
    socket.on('message', (data, isBinary) => this.#take(isBinary ? null : String(data)));
    socket.on('error', () => undefined);
    socket.on('close', () => {
      for (const timer of this.#timers) clearTimeout(timer);
      for (const settle of this.#replies.values()) settle(false);
    });
    const limit = setTimeout(() => this.#link === null && this.end(), shellLimits.unfinishedMs);
    this.#timers.add(limit);
    if (this.#link) options.log('note', `已连接（${this.#link.name}）`);
  }

  get view(): string {
    return this.#options.view;
  }

  /** Name of the protocol; null before the handshake. */
  get protocol(): string | null {
    return this.#link?.name ?? null;
  }

  /** Sends a message of the shell. Resolves with whether the page ran it. */
  request(type: string, payload: unknown): Promise<boolean> {
    const id = randomUUID();
    return new Promise((resolve) => {
      this.#replies.set(id, resolve);
      this.#send({ id, type, payload });
    });
  }

  /** Sends the last frame again, unchanged. */
  replay(): void {
    if (this.#last === null) return;
    this.#options.log('out', '重放上一帧', { frame: this.#last });
    this.#write(this.#last);
  }

  /** Ends the connection in the same way whatever the reason. */
  end(): void {
    this.#socket.close(1008);
  }

  cut(): void {
    this.#socket.terminate();
  }

  #take(text: string | null): void {
    const now = Date.now();
    if (now - this.#windowFrom >= shellLimits.windowMs) {
      this.#windowFrom = now;
      this.#frames = 0;
    }
    this.#frames += 1;
    if (this.#frames > shellLimits.maxFrames) return this.end();
    if (this.#options.faults.isMute) return this.#options.log('note', '收到一帧，未响应');
    try {
      if (text === null) throw new Unreadable();
      if (this.#link) this.#read(text, this.#link);
      else this.#shake(text);
    } catch {
      this.#reject(text);
    }
  }

  #shake(text: string): void {
    const { log, onChange, secret, version } = this.#options;
    const { algorithm, link, module, welcome } = acceptHello(text, secret);
    log('in', `握手：模块 ${module}，${algorithm}`, { frame: text });
    if (version !== 1) {
      const frame = JSON.stringify({ v: version });
      log('out', `客户端版本 ${version}`, { frame });
      this.#write(frame);
      return;
    }
    this.#write(welcome);
    this.#link = link;
    log('out', '握手应答，已连接', { frame: welcome });
    onChange();
  }

  #read(frame: string, link: ShellLink): void {
    const message = readPageMessage(link.read(frame));
    if (!message) throw new Unreadable();
    const { log } = this.#options;
    if (message.kind === 'reply') {
      log('in', message.ok ? '应答' : '拒绝', { message: message.value, frame });
      this.#replies.get(message.re)?.(message.ok);
      this.#replies.delete(message.re);
      return;
    }
    const { id, payload, type } = message;
    log('in', type, { message: { id, type, payload }, frame });
    if (type === 'ping') return this.#send({ re: id, ok: true, payload: null });
    const command = this.#options.commands.get(type);
    if (!command) return this.#send({ re: id, ok: false, code: 'UNKNOWN_TYPE' });
    if (this.#seen.has(id)) return this.#send({ re: id, ok: false, code: 'DUPLICATE' });
    this.#remember(id);
    const outcome = command(payload, this.view);
    this.#send({ re: id, ok: 'payload' in outcome, ...outcome });
  }

  #reject(text: string | null): void {
    this.#unreadable += 1;
    this.#options.log('note', `无法读取的帧（${this.#unreadable}）`, { frame: text ?? '' });
    // One attempt at a handshake, a few at frames; the reason is not disclosed.
    if (this.#link === null || this.#unreadable >= shellLimits.maxUnreadable) this.end();
  }

  #remember(id: string): void {
    this.#seen.add(id);
    if (this.#seen.size <= maxRemembered) return;
    for (const oldest of this.#seen) return void this.#seen.delete(oldest);
  }

  #send(message: object): void {
    const { faults, log } = this.#options;
    if (!this.#link) return;
    const frame = this.#link.seal(JSON.stringify(message));
    this.#last = frame;
    const { fault, frames } = faults.apply(frame);
    const name = 'type' in message ? String(message.type) : '应答';
    log('out', fault === null ? name : `${name}（${faultNames[fault]}）`, { message, frame });
    const { delayMs } = faults;
    this.#sending = this.#sending.then(async () => {
      if (delayMs > 0) await this.#wait(delayMs);
      for (const one of frames) this.#write(one);
    });
  }

  #wait(ms: number): Promise<void> {
    return new Promise((resolve) => {
      this.#timers.add(setTimeout(resolve, ms));
    });
  }

  #write(frame: string): void {
    if (this.#socket.readyState === 1) this.#socket.send(frame);
  }
}

const faultNames = { drop: '丢弃', garble: '篡改', duplicate: '重复' } as const;
