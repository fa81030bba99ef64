import { createApp } from './app.js';
import { changedSettings, readConfig } from './config/config.js';
import { migrationsFolder, root, workerFile } from './config/programPlaces.js';
import { StartError } from './config/StartError.js';
import { openDatabase } from './db/openDatabase.js';
import { addComingMonths } from './db/securityEventMonths.js';
import { flushLog, openLog } from './http/observe/openLog.js';
import { listenForMetrics } from './http/serve/listenForMetrics.js';
import { addHourlyJobs } from './jobs/addHourlyJobs.js';
import { seeds } from './seed/index.generated.js';
import { storeSampleFiles } from './seed/policyApplications/storeSampleFiles.js';
import { publicTables } from './modules/publicTables.js';
import { demoPartner } from './modules/partners/samplePartners.js';
import { createWebhookWorker } from './modules/webhooks/createWebhookWorker.js';
import { setUpDemoWebhook } from './modules/webhooks/demoWebhook.js';
import { hasAnyAccount } from './modules/session/sampleAccountRepository.js';
import { sampleAccounts, samplePassword } from './seed/session/sampleAccounts.js';
import { openStorage } from './storage/openStorage.js';
import { configuredMetrics } from './telemetry/Metrics.js';
import { startTracing } from './telemetry/startTracing.js';
import { printProgress } from './seed/printProgress.js';
import { seedDatabase } from './seed/seedDatabase.js';

const drainMs = 10_000;

/**
 * With Node's 511 a burst of connections is dropped before it could get a 503, and retried after ever longer delays.
 */
const connectionBacklog = 4_096;

function announce(address: string, sandbox: boolean): void {
  console.log(`\n  惠企 Huiqi  ${address}/\n`);
  const changed = changedSettings(process.env, root);
  if (changed.length > 0) console.log(`  Settings  ${changed.join(' ')}\n`);
  if (!sandbox) return;
  console.log(`  Sample accounts, password ${samplePassword}:`);
  for (const { login, role, note } of sampleAccounts)
    console.log(`    ${login.padEnd(20)} ${role.padEnd(13)} ${note}`);
  console.log(`\n  Codes by text message  ${address}/__sandbox/outbox`);
  const { id, name, secret, source } = demoPartner;
  console.log(`\n  Sample partner ${name}: id ${id}, source ${source}, secret ${secret}`);
  console.log(`  Playground ${address}/playground/\n`);
}

async function main(): Promise<void> {
  const config = readConfig(process.env, root);
  const stopTracing = await startTracing(config.tracing, (reason) =>
    console.error(`Traces could not be sent: ${reason}`),
  );
  const metrics = configuredMetrics(config.metrics);
  let stopping = false;
  const database = await openDatabase({
    config,
    schema: { migrationsFolder, publicTables },
    workerFile,
    program: new URL(import.meta.url),
    fill: (db) =>
      seedDatabase(db, seeds, { orders: config.sampleOrders, onProgress: printProgress() }),
    onConnectionLost: ({ message }) =>
      console.error(`A connection to the database was lost: ${message}`),
    // After a failure the database may hang at the next query: exit at once and start clean.
    onFailure: (error) => {
      console.error(`The database failed: ${error.message}. The server stops; start it again.`);
      process.exit(1);
    },
  });
  if (config.production && (await hasAnyAccount(database.db, sampleAccounts)))
    throw new StartError(
      'The database holds the sample accounts, whose password is public. Start production on a database of its own.',
    );
  const log = openLog();
  const app = await createApp({
    db: database.db,
    config,
    logStream: log,
    now: () => new Date(),
    isStopping: () => stopping,
    shedsLoad: true,
    metrics,
  });
  const webhooks = createWebhookWorker({
    db: database.db,
    settings: config.webhooks,
    now: () => new Date(),
    log: app.log,
  });
  app.jobs.handle('webhooks', 1, () => webhooks.look());
  const stopHourly = addHourlyJobs(database.db, app.log);
  const metricsServer = await listenForMetrics(metrics, config);
  let stopNow = () => {};
  const stop = async (delayMs: number) => {
    if (stopping) return stopNow();
    stopping = true;
    // Meanwhile /readyz reports not ready, and proxies send new requests elsewhere.
    await new Promise<void>((resolve) => {
      stopNow = resolve;
      setTimeout(resolve, delayMs);
    });
    stopHourly();
    setTimeout(() => process.exit(1), drainMs).unref();
    await Promise.all([app.close(), webhooks.stop()]);
    await Promise.all([database.close(), metricsServer?.close(), stopTracing()]);
    await flushLog(log);
    process.exit(0);
  };
  process.on('SIGTERM', () => void stop(config.drainDelayMs));
  process.on('SIGINT', () => void stop(0));
  // Before the first sign-in: rows of a month without a partition keep it from ever getting one.
  await addComingMonths(database.db, new Date()).catch((err: unknown) =>
    app.log.warn({ err }, 'the months of security events could not be added'),
  );
  if (config.sandbox) await setUpDemoWebhook(database.db, config, new Date());
  await app.listen({ port: config.port, host: config.host, backlog: connectionBacklog });
  webhooks.start();
  app.jobs.start();
  if (config.sandbox)
    storeSampleFiles(database.db, openStorage(config)).catch((error: unknown) =>
      app.log.warn({ err: error }, 'the files of the sample could not be stored'),
    );
  announce(config.publicUrl ?? `http://localhost:${config.port}`, config.sandbox);
}

function explain(error: unknown): string {
  if (error instanceof StartError) return error.message;
  if ((error as NodeJS.ErrnoException).code === 'EADDRINUSE') {
    return 'The port is taken by another program. Stop it, or choose another with PORT, as in PORT=4174 npm start.';
  }
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}

main().catch((error: unknown) => {
  console.error(explain(error));
  process.exit(1);
});
