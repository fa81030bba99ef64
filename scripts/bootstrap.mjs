import './lib/checkNode.mjs';

const { bootstrap } = await import('./lib/bootstrap.mjs');
const { runMain } = await import('./lib/stop.mjs');

await runMain(bootstrap);
