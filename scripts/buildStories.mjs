import { setPriority } from 'node:os';
import { setTimeout as sleep } from 'node:timers/promises';
import { build } from './lib/build.mjs';
import { runMain } from './lib/stop.mjs';

// Started beside a server: people look at its pages first, and stories are for later.
const idleMs = 30_000;

process.once('disconnect', () => process.kill(process.pid, 'SIGTERM'));
setPriority(19);
await runMain(async () => {
  await sleep(idleMs);
  await build(['storybook']);
});
process.disconnect?.();
