// Loaded before a server under test (--import): while the file HUIQI_TEST_DISK exists, writes of the database thread
// fail with the code in it, as on a full or broken disk.
import fs, { existsSync, readFileSync } from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
import { isMainThread } from 'node:worker_threads';

const { HUIQI_TEST_DISK: orders } = process.env;
const write = fs.writeSync;

if (!isMainThread && orders) {
  fs.writeSync = (...args) => {
    if (!existsSync(orders)) return write(...args);
    const code = readFileSync(orders, 'utf8');
    throw Object.assign(new Error(`${code}: write`), { code, syscall: 'write' });
  };
  syncBuiltinESMExports();
}
