// Preloaded into a server (node --import): writes the statements of requests with the header `x-bench-record` to BENCH_RECORD.
import { AsyncLocalStorage } from 'node:async_hooks';
import { appendFileSync } from 'node:fs';
import http from 'node:http';
import { createRequire } from 'node:module';

// The driver of the server, not that of the bench.
const pg = createRequire(process.argv[1])('pg');
const recorded = new AsyncLocalStorage();

const { emit } = http.Server.prototype;
http.Server.prototype.emit = function (event, ...args) {
  const [request] = args;
  if (event !== 'request' || request.headers['x-bench-record'] === undefined)
    return emit.call(this, event, ...args);
  return recorded.run(true, () => emit.call(this, event, ...args));
};

const { query } = pg.Client.prototype;
pg.Client.prototype.query = function (given, ...rest) {
  if (recorded.getStore()) {
    const { text, values, rowMode } = typeof given === 'string' ? { text: given } : given;
    const line = { text, values: values ?? rest.find(Array.isArray) ?? [], rowMode };
    appendFileSync(process.env.BENCH_RECORD, `${JSON.stringify(line)}\n`);
  }
  return query.call(this, given, ...rest);
};
