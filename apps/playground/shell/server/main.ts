import { fileURLToPath } from 'node:url';
import { startShell } from './startShell.js';

const { HUIQI_API, HUIQI_SHELL_ORIGINS, HUIQI_SHELL_PORT } = process.env;
const api = HUIQI_API ?? 'http://127.0.0.1:4173';

const { stop, url } = await startShell({
  api,
  port: Number(HUIQI_SHELL_PORT ?? 4174),
  pages: fileURLToPath(new URL('./ui', import.meta.url)),
  origins: (HUIQI_SHELL_ORIGINS ?? '').split(',').filter(Boolean),
}).catch((error: NodeJS.ErrnoException) => {
  const reason =
    error.code === 'EADDRINUSE' ? 'its port is in use (HUIQI_SHELL_PORT)' : error.message;
  console.error(`The simulated desktop client did not start: ${reason}.`);
  process.exit(1);
});
console.log(`desktop client (simulated)  ${url}`);

const end = () => void stop().then(() => process.exit(0));
// Started by `npm start`, it ends with it.
process.once('disconnect', end);
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
  process.once(signal, end);
}
