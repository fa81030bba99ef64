import type { MessagePort } from 'node:worker_threads';

/** Input of the database thread and its messages (pgliteWorker.mjs). */
export interface WorkerInput {
  /** Folder of the database, or null for an in-memory one. */
  dataDir: string | null;
  socketPath: string;
  /** PGlite, compiled. */
  program: WebAssembly.Module;
  /** Dump that a new database starts from. */
  template: string | null;
  /** Heartbeats of the watchdog; the thread replies to each. */
  heart: MessagePort;
}

export type WorkerRequest = { type: 'dump'; path: string } | { type: 'close' };
export type WorkerMessage =
  | { type: 'ready' }
  | { type: 'done' }
  | { type: 'error'; message: string }
  /** The disk failed; the database may hang from now on. */
  | { type: 'storage'; message: string };
