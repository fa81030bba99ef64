import type { MessagePort } from 'node:worker_threads';

/** What the database thread is started with and what is said over its port (see pgliteWorker.mjs). */
export interface WorkerInput {
  /** Folder of the database, or null for one in memory. */
  dataDir: string | null;
  socketPath: string;
  /** A dump a new database starts from. */
  template: string | null;
  /** Beats of the watchdog; each is answered. */
  heart: MessagePort;
}

export type WorkerRequest = { type: 'dump'; path: string } | { type: 'close' };
export type WorkerMessage =
  | { type: 'ready' }
  | { type: 'done' }
  | { type: 'error'; message: string }
  /** The disk failed under the database, which may hang from now on. */
  | { type: 'storage'; message: string };
