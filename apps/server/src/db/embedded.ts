import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { MessageChannel, Worker } from 'node:worker_threads';
import { StartError } from '../config/StartError.js';
import { openPool, type Database } from './database.js';
import { takeFolder } from './dataFolder.js';
import { watchThread } from './watchThread.js';
import type { WorkerInput, WorkerMessage, WorkerRequest } from './workerProtocol.js';

export interface EmbeddedOptions {
  /** Folder of the database, or null for one in memory. */
  dataDir: string | null;
  template: string | null;
  workerFile: URL;
  /** Called once when the database can no longer be trusted; the caller ends the process. */
  onFailure: (error: Error) => void;
  /** How often the thread is asked for a sign of life, and how many it may miss; a minute in all unless told. */
  watch?: { everyMs: number; missed: number };
}

export interface EmbeddedDatabase extends Database {
  dump(path: string): Promise<void>;
}

const aboutDisk = 'The disk under the database failed: make room or mend it, and start again.';

/** The thread's next word; one of a failed disk, or its end, is no good answer to anything. */
function nextWord(worker: Worker): Promise<void> {
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

function ask(worker: Worker, request: WorkerRequest): Promise<void> {
  const answer = nextWord(worker);
  worker.postMessage(request);
  return answer;
}

/**
 * PGlite in a worker thread, reached by the PostgreSQL protocol over a socket in a private folder. One connection:
 * PGlite runs one statement at a time, and so a transaction has the database for itself.
 */
export async function openEmbedded(options: EmbeddedOptions): Promise<EmbeddedDatabase> {
  const folder = options.dataDir === null ? null : takeFolder(options.dataDir);
  const socketDir = mkdtempSync(join(tmpdir(), 'huiqi-'));
  const socketPath = join(socketDir, '.s.PGSQL.5432');
  const { port1, port2 } = new MessageChannel();
  const workerData: WorkerInput = {
    heart: port2,
    dataDir: folder?.path ?? null,
    socketPath,
    template: folder?.isNew === false ? null : options.template,
  };
  const release = () => {
    rmSync(socketDir, { recursive: true, force: true });
    folder?.unlock();
  };
  const worker = new Worker(options.workerFile, {
    workerData,
    execArgv: process.execArgv,
    transferList: [port2],
  });
  try {
    await nextWord(worker);
    folder?.made();
  } catch (error) {
    await worker.terminate();
    release();
    throw error;
  }
  let closing = false;
  const fail = (error: Error) => {
    if (!closing) options.onFailure(error);
  };
  worker.on('error', fail);
  worker.on('message', (word: WorkerMessage) => {
    if (word.type === 'storage') options.onFailure(new Error(word.message));
  });
  worker.on('exit', (code) => fail(new Error(`The database thread ended with code ${code}`)));
  const stopWatch = watchThread(port1, fail, options.watch);
  const { db, pool } = openPool(
    {
      host: socketDir,
      port: 5432,
      user: 'postgres',
      database: 'postgres',
      max: 1,
      idleTimeoutMillis: 0,
    },
    fail,
  );
  return {
    db,
    kind: 'pglite',
    dump: (path) => ask(worker, { type: 'dump', path }),
    close: async () => {
      closing = true;
      stopWatch();
      await pool.end();
      try {
        await ask(worker, { type: 'close' });
      } finally {
        await worker.terminate();
        release();
      }
    },
  };
}
