import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Readable, Writable } from 'node:stream';
import { chromium } from 'playwright';

type Fields = Readonly<Record<string, unknown>>;

interface Message {
  readonly id?: number;
  readonly sessionId?: string;
  readonly method?: string;
  readonly params?: Fields;
  readonly result?: Fields;
  readonly error?: { readonly message: string };
}

interface Waiting {
  resolve(result: Fields): void;
  reject(error: Error): void;
}

const flags = [
  '--headless=new',
  '--remote-debugging-pipe',
  '--no-sandbox',
  '--disable-gpu',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--disable-extensions',
  '--disable-quic',
  '--mute-audio',
  '--lang=zh-CN',
];

/**
 * Chromium over the bare DevTools protocol. Playwright sends `Runtime.enable` to each page, for which V8 parses every
 * script a second time: that alone makes tasks long which no visitor has.
 */
export class Chrome {
  readonly #child: ChildProcess;
  readonly #profile: string;
  readonly #waiting = new Map<number, Waiting>();
  readonly #listeners = new Set<(message: Message) => void>();
  #lastId = 0;

  private constructor(child: ChildProcess, profile: string) {
    this.#child = child;
    this.#profile = profile;
    const chunks: Buffer[] = [];
    (child.stdio[4] as Readable).on('data', (chunk: Buffer) => {
      let rest = chunk;
      // Messages end with a zero byte.
      for (let end = rest.indexOf(0); end >= 0; end = rest.indexOf(0)) {
        const text = Buffer.concat([...chunks.splice(0), rest.subarray(0, end)]).toString('utf8');
        rest = rest.subarray(end + 1);
        this.#receive(JSON.parse(text) as Message);
      }
      chunks.push(rest);
    });
    child.on('exit', (code) => {
      for (const { reject } of this.#waiting.values())
        reject(new Error(`Chromium ended with code ${code}`));
      this.#waiting.clear();
    });
  }

  static async launch(): Promise<Chrome> {
    const program = process.env['CHROMIUM'] ?? chromium.executablePath();
    const profile = await mkdtemp(join(tmpdir(), 'huiqi-bench-chrome-'));
    const child = spawn(program, [...flags, `--user-data-dir=${profile}`, 'about:blank'], {
      stdio: ['ignore', 'ignore', 'ignore', 'pipe', 'pipe'],
      // A group of its own: on some systems the program is a script that starts the browser.
      detached: true,
    });
    const chrome = new Chrome(child, profile);
    await chrome.send('Browser.getVersion');
    return chrome;
  }

  #receive(message: Message): void {
    if (message.id === undefined) {
      for (const listen of this.#listeners) listen(message);
      return;
    }
    const waiting = this.#waiting.get(message.id);
    this.#waiting.delete(message.id);
    if (message.error) waiting?.reject(new Error(message.error.message));
    else waiting?.resolve(message.result ?? {});
  }

  send(method: string, params: Fields = {}, sessionId?: string): Promise<Fields> {
    this.#lastId += 1;
    const id = this.#lastId;
    const text = JSON.stringify({ id, method, params, ...(sessionId ? { sessionId } : {}) });
    return new Promise((resolve, reject) => {
      this.#waiting.set(id, {
        resolve,
        reject: (error) => reject(new Error(`${method}: ${error.message}`)),
      });
      (this.#child.stdio[3] as Writable).write(`${text}\0`);
    });
  }

  /** Listens to the events of one session. Returns an unsubscribe function. */
  on(sessionId: string, listener: (method: string, params: Fields) => void): () => void {
    const listen = (message: Message): void => {
      if (message.sessionId === sessionId) listener(message.method ?? '', message.params ?? {});
    };
    this.#listeners.add(listen);
    return () => void this.#listeners.delete(listen);
  }

  async close(): Promise<void> {
    const ended = once(this.#child, 'exit');
    if (this.#child.pid !== undefined) process.kill(-this.#child.pid, 'SIGKILL');
    await ended;
    await rm(this.#profile, { recursive: true, force: true, maxRetries: 5 });
  }
}
