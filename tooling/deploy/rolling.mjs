import { setTimeout as pause } from 'node:timers/promises';
import { startServer } from './processes.mjs';
import { startLoad } from './load.mjs';

/** HAProxy's checks take two seconds until a ready server gets requests, plus one. */
const noticedMs = 3_000;

/** Replaces servers one after the other under load; resolves with their successors and the results of the load. */
export async function rollUnderLoad({ tree, servers, settings, client, token }) {
  const load = startLoad(client, { token });
  const successors = [];
  for (const { end, port } of servers) {
    await pause(500);
    const { code } = await end('SIGTERM');
    if (code !== 0) load.failed.push(`a server ended with code ${code}`);
    successors.push(await startServer(tree, port, settings));
    await pause(noticedMs);
  }
  return { servers: successors, ...(await load.end()) };
}

/**
 * Kills one of two servers under load. Writes without a response are repeated with their idempotency keys; reads on the
 * killed server may fail, so they are not counted.
 */
export async function killUnderLoad({ servers: [first], client, token, forMs = 4_000 }) {
  const load = startLoad(client, { token, readers: 1, writers: 4, repeats: 100 });
  await pause(1_500);
  const before = load.acknowledged.length;
  await first.end('SIGKILL');
  await pause(forMs);
  const { acknowledged, failed } = await load.end();
  const lostWrites = failed.filter((one) => one.startsWith('POST'));
  return { acknowledged, before, failed: lostWrites };
}
