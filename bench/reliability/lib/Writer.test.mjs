import assert from 'node:assert/strict';
import { once } from 'node:events';
import { createServer } from 'node:http';
import { json } from 'node:stream/consumers';
import { after, before, beforeEach, test } from 'node:test';
import { Writer, lostOf, writeUntil } from './Writer.mjs';

/** Orders of a server that may forget an order, or end a connection after a write. */
let states;
let keys;
let forgets;
let hangsUpAt;
let writes;
let server;
let url;

function writeOf({ method, url: path }, body) {
  if (method !== 'POST') throw new Error(`${method} ${path}`);
  const closed = /\/order\/user\/(.+)\/close$/.exec(path)?.[1];
  const orderId = closed ?? `order-${body.loanAmount}-${states.size + 1}`;
  if (!forgets) states.set(orderId, closed ? 'ORDER_CLOSED' : 'ACCEPT_SUCCESS');
  return { orderId, applyStatus: 'SUCCESS' };
}

before(async () => {
  server = createServer(async (request, response) => {
    const key = request.headers['idempotency-key'];
    const body = await json(request);
    if (!keys.has(key)) keys.set(key, writeOf(request, body));
    writes += 1;
    if (writes === hangsUpAt) return request.socket.destroy();
    response.setHeader('content-type', 'application/json');
    return response.end(JSON.stringify({ code: '200', data: keys.get(key) }));
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  url = `http://127.0.0.1:${server.address().port}`;
});
after(() => {
  server.closeAllConnections();
  server.close();
});
beforeEach(() => {
  states = new Map();
  keys = new Map();
  forgets = false;
  hangsUpAt = 0;
  writes = 0;
});

const newWriter = () => new Writer({ token: 't', productId: '1', body: { loanAmount: '10' } });

test('what is acknowledged and there is not lost', async () => {
  const writer = newWriter();
  for (let turn = 0; turn < 4; turn += 1) assert.equal(await writer.write(url), true);
  assert.equal(writer.writes, 4);
  assert.deepEqual([...new Set(states.values())], ['ORDER_CLOSED']);
  assert.deepEqual(lostOf([writer], states), []);
});

test('a write that is acknowledged and not there is lost', async () => {
  forgets = true;
  const writer = newWriter();
  await writer.write(url);
  assert.equal(lostOf([writer], states).length, 1);
});

test('an order that went back to an earlier state is lost', async () => {
  const writer = newWriter();
  await writer.write(url);
  await writer.write(url);
  const [[orderId]] = states;
  states.set(orderId, 'ACCEPT_SUCCESS');
  assert.deepEqual(lostOf([writer], states), [[orderId, 'ORDER_CLOSED']]);
});

test('a write without a response is repeated with its key and counts once', async () => {
  const writer = newWriter();
  hangsUpAt = 1;
  assert.equal(await writer.write(url), false);
  assert.equal(writer.isOpen, true);
  assert.equal(await writer.write(url), true);
  assert.equal(states.size, 1);
  assert.equal(writer.writes, 1);
});

test('writers end at the first write without a response', async () => {
  hangsUpAt = 5;
  const writer = newWriter();
  await writeUntil([writer], url, new AbortController().signal);
  assert.equal(writer.writes, 4);
});
