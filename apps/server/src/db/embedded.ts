import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { MessageChannel, Worker } from 'node:worker_threads';
import { StartError } from '../config/StartError.js';
import type { Config } from '../config/config.js';
import { openPool, type Database } from './database.js';
import { acquireFolder } from './dataFolder.js';
import { watchThread } from './watchThread.js';
import type { WorkerInput, WorkerMessage, WorkerRequest } from './workerProtocol.js';

export interface EmbeddedOptions {
  /** Folder of the database, or null for an in-memory one. */
  dataDir: string | null;
  template: string | null;
  workerFile: URL;
  /** Called once when the database can no longer be trusted; the caller must exit the process. */
  onFailure: (error: Error) => void;
  /** Interval of heartbeats and how many may be missed. Defaults to one minute in all. */
  watch?: { everyMs: number; missed: number };
  /** Who waits for the database and for how long. Defaults to everyone. */
  load?: Config['load'] | undefined;
}

export interface EmbeddedDatabase extends Database {
  dump(path: string): Promise<void>;
}

const aboutDisk = 'The disk under the database failed: free space or repair it, and start again.';

/** Resolves with the thread's next message; rejects if the disk failed or the thread ended. */
function nextMessage(worker: Worker): Promise<void> {
  return new Promise((resolve, reject) => {
    worker.once('message', (reply: WorkerMessage) => {
      if (reply.type === 'storage') reject(new StartError(`${reply.message}. ${aboutDisk}`));
      else if (reply.type === 'error') reject(new Error(reply.message));
      else resolve();
    });
    worker.once('error', reject);
    worker.once('exit', (code) => reject(new Error(`The database thread ended with code ${code}`)));
  });
}

let compiled: Promise<WebAssembly.Module> | undefined;

/** PGlite's program, compiled once per process: later threads reuse the optimised machine code. */
function compile(): Promise<WebAssembly.Module> {
  const pglite = createRequire(import.meta.url).resolve('@electric-sql/pglite');
  return (compiled ??= WebAssembly.compile(readFileSync(join(dirname(pglite), 'pglite.wasm'))));
}

function request(worker: Worker, command: WorkerRequest): Promise<void> {
  const reply = nextMessage(worker);
  worker.postMessage(command);
  return reply;
}

/**
 * Opens PGlite in a worker thread, accessed over the PostgreSQL protocol through a socket in a private folder. There is
 * one connection: PGlite runs one statement at a time, so a transaction has exclusive use of the database.
 */
export async function openEmbedded(options: EmbeddedOptions): Promise<EmbeddedDatabase> {
  const program = await compile();
  const folder = options.dataDir === null ? null : acquireFolder(options.dataDir);
  const socketDir = mkdtempSync(join(tmpdir(), 'huiqi-'));
  const socketPath = join(socketDir, '.s.PGSQL.5432');
  const { port1, port2 } = new MessageChannel();
  const workerData: WorkerInput = {
    heart: port2,
    program,
    dataDir: folder?.path ?? null,
    socketPath,
    template: folder?.isNew === false ? null : options.template,
  };
  const release = () => {
    rmSync(socketDir, { recursive: true, force: true });
    folder?.release();
  };
  const worker = new Worker(options.workerFile, {
    workerData,
    execArgv: process.execArgv,
    transferList: [port2],
  });
  try {
    await nextMessage(worker);
    folder?.markComplete();
  } catch (error) {
    await worker.terminate();
    release();
    throw error;
  }
  let closing = false;
  const reportFailure = (error: Error) => {
    if (!closing) options.onFailure(error);
  };
  worker.on('error', reportFailure);
  worker.on('message', (message: WorkerMessage) => {
    if (message.type === 'storage') options.onFailure(new Error(message.message));
  });
  worker.on('exit', (code) =>
    reportFailure(new Error(`The database thread ended with code ${code}`)),
  );
  const stopWatch = watchThread(port1, reportFailure, options.watch);
  const { db, pool } = openPool(
    {
      host: socketDir,
      port: 5432,
      user: 'postgres',
      database: 'postgres',
      max: 1,
      idleTimeoutMillis: 0,
    },
    reportFailure,
    options.load,
  );
  return {
    db,
    kind: 'pglite',
    dump: (path) => request(worker, { type: 'dump', path }),
    close: async () => {
      closing = true;
      stopWatch();
      await pool.end();
      try {
        await request(worker, { type: 'close' });
      } finally {
        await worker.terminate();
        release();
      }
    },
  };
}
