// Runs PGlite outside the HTTP thread, so that a long query blocks only this thread (docs/adr/0003). Plain JavaScript,
// so that it runs as a worker from source, from tests and from the bundle.
import fs, { readFileSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { syncBuiltinESMExports } from 'node:module';
import { parentPort, workerData } from 'node:worker_threads';
import { PGlite } from '@electric-sql/pglite';
import { PGLiteSocketServer } from '@electric-sql/pglite-socket';

/** @type {import('./workerProtocol.js').WorkerInput} */
const { dataDir, socketPath, template, program, heart } = workerData;

// A query blocks this thread's event loop: silence tells the other thread that it hangs.
heart.on('message', () => heart.postMessage('beat'));
heart.unref();

// After a failed write PGlite hangs silently at this query or the next; its calls are watched, so that the other thread
// learns of the failure first.
const storageCodes = new Set(['ENOSPC', 'EIO', 'EDQUOT', 'EROFS', 'EFBIG']);
const storageCalls = [
  'open',
  'read',
  'write',
  'fsync',
  'fdatasync',
  'ftruncate',
  'mkdir',
  'rename',
];
let diskFailed = false;
for (const name of storageCalls.map((call) => `${call}Sync`)) {
  const call = fs[name];
  fs[name] = (...args) => {
    try {
      return call(...args);
    } catch (error) {
      if (storageCodes.has(error.code)) {
        diskFailed = true;
        parentPort.postMessage({ type: 'storage', message: `storage error ${error.code}` });
      }
      throw error;
    }
  };
}
syncBuiltinESMExports();

/** PGlite's message about a failed disk must not overtake the reason: the other thread ends this one. */
const untilEnded = () => new Promise(() => setInterval(() => {}, 60_000));

const database = await PGlite.create({
  pgliteWasmModule: program,
  ...(dataDir === null ? {} : { dataDir }),
  ...(template === null ? {} : { loadDataDir: new Blob([readFileSync(template)]) }),
}).catch((error) => {
  if (diskFailed) return untilEnded();
  throw error;
});
const server = new PGLiteSocketServer({ db: database, path: socketPath, maxConnections: 1 });
await server.start();

async function dump(path) {
  await database.exec('CHECKPOINT');
  const file = await database.dumpDataDir('gzip');
  await writeFile(path, new Uint8Array(await file.arrayBuffer()));
}

async function close() {
  await server.stop();
  await database.close();
}

parentPort.on('message', async (request) => {
  try {
    await (request.type === 'dump' ? dump(request.path) : close());
    parentPort.postMessage({ type: 'done' });
    if (request.type === 'close') parentPort.close();
  } catch (error) {
    parentPort.postMessage({ type: 'error', message: String(error) });
  }
});

parentPort.postMessage({ type: 'ready' });
