import { setTimeout as sleep } from 'node:timers/promises';
import { createClient } from '../../../tooling/deploy/client.mjs';
import { openProxy, waitForProxy } from '../../../tooling/deploy/openProxy.mjs';
import { Writer } from './Writer.mjs';

const pauseMs = 100;
/** A cluster on a machine without time to spare shows how busy the machine is, not what a failover costs. */
const writeEveryMs = 250;
/** A writer that meets as many is of no use any more. */
const maxRefusals = 20;
const readEveryMs = 100;
/** What visitors read, which is the same for all of them. */
const publicPaths = [
  '/api/huiqi/user/area/scfProject',
  '/api/huiqi/product/index/page?index=1&size=10',
];

/** The longest time between two moments that follow each other; from `from` to `to`. */
export function longestGap(moments, from, to) {
  const within = [from, ...moments.filter((at) => at >= from && at <= to), to];
  return Math.max(...within.slice(1).map((at, n) => at - within[n]));
}

/** Opens HAProxy before servers, as deploy/haproxy.cfg has it, and a client of its address. */
async function openFront(servers, folder) {
  const proxy = await openProxy({ folder, servers: servers.map(({ url }) => url) });
  const client = createClient(proxy);
  await waitForProxy(client, ({ status }) => status === 200, proxy);
  return {
    client,
    close: async () => {
      client.close();
      await proxy.close();
    },
  };
}

/**
 * Applicants who apply and withdraw through the proxy, and visitors who read, until `end`. A write without an acknowledgement
 * is repeated with its key.
 */
export async function startUnderLoad({ servers, folder, applications }) {
  const front = await openFront(servers, folder);
  /** Statuses other than 200 and 503 with Retry-After. */
  const wrong = [];
  const send = async (_url, { method = 'GET', path, ...others }) => {
    const response = await front.client.call(method, path, others);
    if (response.status === 503 && !response.headers['retry-after'])
      wrong.push('503 without Retry-After');
    return response;
  };
  const writers = applications.map((application) => new Writer(application, send));
  const written = [];
  const reads = { all: 0, failed: [] };
  const state = { isEnding: false, isClosed: false };
  const write = async (writer) => {
    // The last write of each is acknowledged too.
    while (!state.isClosed && (!state.isEnding || writer.isOpen)) {
      const isWritten = await writer.write('');
      if (isWritten) written.push(Date.now());
      await sleep(isWritten ? writeEveryMs : pauseMs);
      if (writer.refusals.length > maxRefusals) return;
    }
  };
  const read = async () => {
    while (!state.isEnding) {
      const path = publicPaths[reads.all % publicPaths.length];
      reads.all += 1;
      const response = await front.client.get(path).catch((error) => error);
      if (response.status !== 200)
        reads.failed.push({
          at: Date.now(),
          what: `${path}: ${response.status ?? response} ${response.text ?? ''}`,
        });
      await sleep(readEveryMs);
    }
  };
  const work = [...writers.map(write), read(), read()];
  return {
    writers,
    written,
    reads,
    wrong,
    hasGivenUp: () => writers.every(({ refusals }) => refusals.length > maxRefusals),
    end: async () => {
      state.isEnding = true;
      await Promise.all(work);
    },
    /** Ends the proxy, and whatever still runs. */
    close: async () => {
      Object.assign(state, { isEnding: true, isClosed: true });
      await front.close();
    },
  };
}
