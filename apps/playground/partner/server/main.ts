import { fileURLToPath } from 'node:url';
import { startPartner } from './startPartner.js';

const { HUIQI_API, HUIQI_PARTNER_PORT, HUIQI_PARTNER_SECRET, HUIQI_PARTNER_WEBHOOK_SECRET } =
  process.env;

const { stop, url } = await startPartner({
  api: HUIQI_API ?? 'http://127.0.0.1:4173',
  port: Number(HUIQI_PARTNER_PORT ?? 4175),
  site: fileURLToPath(new URL('./site', import.meta.url)),
  // Secrets of the sample partner, which exists in the sandbox only.
  secret: HUIQI_PARTNER_SECRET ?? 'sandbox-demo-partner',
  webhookSecret: HUIQI_PARTNER_WEBHOOK_SECRET ?? 'whsec_sandbox-demo-partner',
}).catch((error: NodeJS.ErrnoException) => {
  const reason =
    error.code === 'EADDRINUSE' ? 'its port is in use (HUIQI_PARTNER_PORT)' : error.message;
  console.error(`The partner's site did not start: ${reason}.`);
  process.exit(1);
});
console.log(`partner's site (example)    ${url}`);

const end = () => void stop().then(() => process.exit(0));
// Started by `npm start`, it ends with it.
process.once('disconnect', end);
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
  process.once(signal, end);
}
