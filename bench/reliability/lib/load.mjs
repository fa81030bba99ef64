import http from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';

/**
 * A client of one server that keeps at most `connections`; a request waits for one, which its `ms` contain. `get` never
 * throws and reports a failed connection as status 0.
 */
export function openClient(url, headers = {}, connections = Infinity) {
  const agent = new http.Agent({ keepAlive: true, maxSockets: connections });
  const get = (path, began = performance.now()) =>
    new Promise((resolve) => {
      const end = (status, retryAfter) =>
        resolve({ status, retryAfter, ms: performance.now() - began });
      const request = http.get(url + path, { agent, headers }, (response) => {
        response.resume();
        response.on('end', () => end(response.statusCode, response.headers['retry-after']));
        response.on('error', () => end(0));
      });
      // A kept connection may be closed by the server just when it is used again.
      request.on('error', () => (request.reusedSocket ? resolve(get(path, began)) : end(0)));
    });
  return { get, close: () => agent.destroy() };
}

/** Requests per second that `atOnce` callers get answered who each wait for their response. */
export async function measureCapacity(call, { atOnce, ms }) {
  const until = performance.now() + ms;
  let served = 0;
  const caller = async () => {
    while (performance.now() < until) {
      const { status } = await call();
      if (status === 200) served += 1;
    }
  };
  await Promise.all(Array.from({ length: atOnce }, caller));
  return served / (ms / 1_000);
}

/** Sends requests at a rate, whether or not earlier ones were answered; returns all responses. */
export async function sendAtRate(call, { perSecond, ms }) {
  const responses = [];
  const began = performance.now();
  let sent = 0;
  while (performance.now() - began < ms) {
    const due = Math.floor(((performance.now() - began) / 1_000) * perSecond);
    for (; sent < due; sent += 1) responses.push(call());
    await sleep(5);
  }
  return Promise.all(responses);
}

/** Sends a request every `everyMs` while `work` is in progress; returns the responses and the result of the work. */
export async function whileSending(call, everyMs, work) {
  const responses = [];
  const timer = setInterval(() => responses.push(call()), everyMs);
  try {
    return { result: await work(), responses: await Promise.all(responses) };
  } finally {
    clearInterval(timer);
  }
}

/** Milliseconds until the first of twenty responses in a row that are all 200. */
export async function untilServing(call, limitMs = 30_000) {
  const began = performance.now();
  let [inRow, firstMs] = [0, 0];
  while (inRow < 20 && performance.now() - began < limitMs) {
    const { status } = await call();
    const now = performance.now() - began;
    if (status !== 200) inRow = 0;
    else if ((inRow += 1) === 1) firstMs = now;
    await sleep(20);
  }
  return inRow < 20 ? Infinity : firstMs;
}
