import { randomUUID } from 'node:crypto';

const pause = (ms) => new Promise((resolve) => setTimeout(resolve, ms));

const newPartner = (source) => ({
  name: `伙伴 ${source}`,
  source,
  origins: [],
  scope: { bankIds: null, categoryIds: null, productIds: null },
});

/** Repeats `step` until it is told to end. */
function loop(step) {
  const state = { ending: false };
  const done = (async () => {
    while (!state.ending) {
      await step();
      await pause(20);
    }
  })();
  return () => {
    state.ending = true;
    return done;
  };
}

/**
 * Reads and writes through the proxy until `end` is called, which resolves with the results: `acknowledged` are the
 * sources of partners whose creation returned 200, `failed` the requests with no response or another one. `repeats` is
 * how often a write is repeated with its idempotency key, as applications do.
 */
export function startLoad(client, { token, readers = 3, writers = 2, repeats = 0 }) {
  const acknowledged = [];
  const failed = [];
  let reads = 0;
  const tell = (what, outcome) => failed.push(`${what}: ${outcome?.status ?? outcome}`);
  const read = async () => {
    const path = reads % 2 === 0 ? '/' : '/api/huiqi/user/area/scfProject';
    reads += 1;
    const response = await client.get(path, { accept: 'text/html' }).catch((error) => error);
    if (response.status !== 200) tell(`GET ${path}`, response);
  };
  const write = async () => {
    const source = randomUUID().slice(0, 24);
    const order = { token, key: randomUUID(), body: newPartner(source) };
    for (let left = repeats; ; left -= 1) {
      const response = await client.call('POST', '/partner/admin', order).catch((error) => error);
      if (response.status === 200) return acknowledged.push(source);
      if (left === 0) return tell('POST /partner/admin', response);
      await pause(100);
    }
  };
  const ends = [
    ...Array.from({ length: readers }, () => loop(read)),
    ...Array.from({ length: writers }, () => loop(write)),
  ];
  return {
    acknowledged,
    failed,
    readCount: () => reads,
    end: async () => {
      await Promise.all(ends.map((end) => end()));
      return { acknowledged, failed, reads };
    },
  };
}
