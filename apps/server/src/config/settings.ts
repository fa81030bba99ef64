import { join } from 'node:path';
import * as v from 'valibot';
import { messages, registry, storage, webhooks } from './integrationSettings.js';
import { optional, secret, setting } from './setting.js';
import { metrics, tracing } from './telemetrySettings.js';
import {
  desktopClient,
  flag,
  httpsAddress,
  integer,
  isLoopback,
  listOf,
  oneOf,
  origin,
  port,
  proxyRange,
  publicAddress,
  seconds,
  text,
  zeroOr,
} from './values.js';

const sampleSizes: Readonly<Record<string, number>> = { small: 240, large: 100_000 };
const sampleForm = 'small, large or a number of orders from 240 to 1000000';

const sampleSize = v.pipe(
  text,
  v.transform((size) => (Object.hasOwn(sampleSizes, size) ? sampleSizes[size] : Number(size))),
  v.pipe(
    v.number(sampleForm),
    v.integer(sampleForm),
    v.minValue(240, sampleForm),
    v.maxValue(1_000_000, sampleForm),
  ),
);

/** All settings; what is declared here is parsed, typed (`Config`), checked and listed in README.md. */
export const settings = (env: NodeJS.ProcessEnv, root: string) => {
  const isProduction = env.NODE_ENV === 'production';
  const isSandbox = env.HUIQI_SANDBOX === '1';
  const dataDir = env.HUIQI_DATA_DIR || join(root, '.data');
  const origins = origin('https:', ...(isSandbox ? ['http:'] : []));
  return v.object({
    /** `production` refuses what is for development only. */
    production: setting(
      'NODE_ENV',
      'development',
      v.pipe(
        text,
        v.transform((mode) => mode === 'production'),
      ),
    ),
    /** Port to listen on. */
    port: setting('PORT', '4173', port),
    /** Address to listen on. */
    host: setting(
      'HUIQI_HOST',
      '127.0.0.1',
      v.pipe(
        text,
        v.check(
          (host) => !isSandbox || isLoopback(host),
          'HUIQI_SANDBOX=1 serves sample accounts and is limited to this machine; unset HUIQI_HOST.',
        ),
      ),
    ),
    /** Product name, a segment of `/api/{product}`. */
    product: setting('HUIQI_PRODUCT', 'huiqi', text),
    /** PostgreSQL database; without it the server uses its embedded database. */
    databaseUrl: v.pipe(
      secret('DATABASE_URL', text),
      v.check(
        (url) => url !== null || !isProduction || env.HUIQI_ALLOW_EMBEDDED_DB === '1',
        'The embedded database survives a killed process but not a power failure. ' +
          'Set DATABASE_URL to a PostgreSQL, or HUIQI_ALLOW_EMBEDDED_DB=1 if you accept that.',
      ),
    ),
    /** `1` accepts the embedded database with `NODE_ENV=production`. */
    allowEmbedded: setting('HUIQI_ALLOW_EMBEDDED_DB', '0', flag),
    /** Folder of the embedded database. */
    dataDir: setting('HUIQI_DATA_DIR', join(root, '.data'), text),
    /**
     * `1` fills the database with sample data and accounts; on localhost only, and never in production. `npm start`
     * sets it.
     */
    sandbox: setting(
      'HUIQI_SANDBOX',
      '0',
      v.pipe(
        flag,
        v.check((on) => !on || !isProduction, 'HUIQI_SANDBOX=1 is not for production; unset it.'),
      ),
    ),
    /** Size of the sample data: `small` (240 orders), `large` (100,000) or a number. */
    sampleOrders: setting(
      'HUIQI_SEED',
      'small',
      v.pipe(
        text,
        v.check(
          () => isSandbox || !env.HUIQI_SEED,
          'HUIQI_SEED sizes the sample data; set HUIQI_SANDBOX=1 too, or unset it.',
        ),
        sampleSize,
      ),
    ),
    /** Public address; `https://` turns on secure cookies, HSTS and the other settings for secure transport. */
    publicUrl: optional('HUIQI_PUBLIC_URL', publicAddress),
    /**
     * Exact origins, separated by commas, whose pages may call the API without belonging to a partner of the
     * database.
     */
    partnerOrigins: setting('HUIQI_PARTNER_ORIGINS', '', listOf(origins)),
    /** In the sandbox, exact origins of its sample partner (`npm start` lists those of the playground). */
    demoOrigins: setting(
      'HUIQI_DEMO_ORIGINS',
      '',
      isSandbox
        ? listOf(origins)
        : v.pipe(
            text,
            v.transform((): string[] => []),
          ),
    ),
    /**
     * Addresses at which desktop clients listen on the machines of their users, `ws://127.0.0.1:17300` or `wss://…`,
     * separated by commas; the policy of the site lets its pages connect to them.
     */
    desktopClients: setting('HUIQI_DESKTOP_CLIENTS', '', listOf(desktopClient)),
    /**
     * Addresses or ranges (CIDR) of proxies whose `X-Forwarded-For` is trusted; scheme and host always follow the
     * configuration.
     */
    trustedProxies: optional('HUIQI_TRUSTED_PROXIES', listOf(proxyRange), ['HUIQI_PUBLIC_URL']),
    /** Address of the honest-agent site, which receives one-time tickets. */
    honestAgentUrl: setting('HUIQI_HONEST_AGENT_URL', 'https://agent.example/enter', httpsAddress),
    /** Address of the external credit platform, which receives one-time tickets. */
    creditPlatformUrl: setting(
      'HUIQI_CREDIT_PLATFORM_URL',
      'https://credit.example/enter',
      httpsAddress,
    ),
    database: v.object({
      /**
       * Replica of `DATABASE_URL`, which says whether held public responses are still right while that does not respond
       * ([ADR 48](../../docs/adr/0048-reads-from-replicas.md)).
       */
      replicaUrl: secret('HUIQI_REPLICA_URL', text, ['DATABASE_URL']),
      /** Maximum number of connections of this process to PostgreSQL. */
      connections: setting('HUIQI_DATABASE_CONNECTIONS', '16', integer(1)),
      /** Seconds a statement may take; two seconds later its connection is closed. */
      statementTimeoutMs: setting('HUIQI_DATABASE_TIMEOUT', '15', seconds(1)),
      /** Seconds PostgreSQL may be unreachable before the process ends ([reliability](../../docs/reliability.md)). */
      patienceMs: setting('HUIQI_DATABASE_PATIENCE', '60', seconds(1)),
      /**
       * `transaction` behind a PgBouncer in transaction mode: statements have no names, and `HUIQI_MIGRATE` must be `never`
       * ([deployment](../../docs/deployment.md#postgresql-that-fails-over)).
       */
      pooler: setting(
        'HUIQI_DATABASE_POOLER',
        'none',
        v.pipe(
          oneOf('none', 'transaction'),
          v.check(
            (pooler) => pooler === 'none' || env.HUIQI_MIGRATE === 'never',
            'The lock of migrations belongs to a session, which a pooler in transaction mode does not keep. ' +
              'Set HUIQI_MIGRATE=never, and run npm run migrate on PostgreSQL itself.',
          ),
        ),
      ),
      /**
       * `never` refuses to start on a database that `npm run migrate` has not brought up to date, instead of
       * migrating it.
       */
      migrate: setting('HUIQI_MIGRATE', 'auto', oneOf('auto', 'never')),
    }),
    // In production a refusal comes within a second. Elsewhere nobody else is waiting, and the machine may be busy.
    load: v.object({
      /** Requests that may wait for a connection to the database before they begin; further ones get 503 at once. */
      queue: setting('HUIQI_DATABASE_QUEUE', '200', integer(1)),
      /** Milliseconds such a request waits before it gets 503. */
      waitMs: setting('HUIQI_DATABASE_WAIT_MS', isProduction ? '500' : '20000', integer(1)),
      /** Milliseconds by which the event loop may be late before everything but health, metrics and files gets 503. */
      maxLagMs: setting('HUIQI_MAX_LAG_MS', isProduction ? '500' : '2000', integer(100)),
      /** Requests handled at once; further ones get 503. A request counts once its body has arrived. */
      requests: setting('HUIQI_REQUEST_LIMIT', '1000', integer(1)),
    }),
    /**
     * Seconds for which a shared cache may serve public responses and pages without revalidation ([ADR
     * 33](../../docs/adr/0033-shared-caches.md)).
     */
    sharedCacheSeconds: setting('HUIQI_SHARED_CACHE_SECONDS', '0', integer(0)),
    /**
     * Renders public pages of the site on the server; `0` leaves it to the browser ([ADR
     * 36](../../docs/adr/0036-drawn-pages.md)).
     */
    drawPages: setting('HUIQI_DRAW_PAGES', '1', flag),
    /**
     * Asks other sites every night, and when an operator wants it, whether the pages that published content links to are
     * still there (one HEAD request a page, to public addresses only); `0` leaves such links out.
     */
    checksOutsideLinks: setting('HUIQI_CHECK_OUTSIDE_LINKS', '0', flag),
    /**
     * Seconds a server still takes requests after SIGTERM while `/readyz` is 503, so that a proxy notices; a second
     * signal ends the wait.
     */
    drainDelayMs: setting('HUIQI_DRAIN_DELAY', '0', seconds(0)),
    /**
     * Used by `npm run setup` only: password of the first administrator, not of the second; without it one is
     * generated and printed once.
     */
    adminPassword: secret('HUIQI_ADMIN_PASSWORD', text),
    /** Log level of pino, or `silent`. */
    logLevel: setting(
      'HUIQI_LOG_LEVEL',
      'info',
      oneOf('trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'),
    ),
    metrics,
    tracing: tracing(env),
    /**
     * Failed logins of an account from one address in ten minutes; twenty times as many from all addresses, ten times
     * as many of one address.
     */
    loginLimit: setting('HUIQI_LOGIN_LIMIT', '10', integer(1)),
    /** Writes per user and minute. */
    writeLimit: setting('HUIQI_WRITE_LIMIT', '60', integer(1)),
    // The sample data stays as it was made.
    orders: v.object({
      /** Days after which an application without a decision counts as unanswered (`NO_ANSWER`); `0` for never. */
      answerDays: setting('HUIQI_BANK_ANSWER_DAYS', isSandbox ? '0' : '7', integer(0)),
      /** Days after which a granted credit line expires (`EXPIRE`); `0` for never. */
      lineDays: setting('HUIQI_CREDIT_LINE_DAYS', isSandbox ? '0' : '365', integer(0)),
    }),
    retention: v.object({
      /** Days after which notices are deleted, read or not; `0` for never. */
      noticeDays: setting('HUIQI_NOTICE_DAYS', '0', integer(0)),
      /**
       * Months of security events that are kept besides the current one; older ones are moved to the schema `archive`
       * ([ADR 50](../../docs/adr/0050-months-of-security-events.md)); `0` for all, otherwise at least 4.
       */
      // The page of an account shows the sign-ins of 90 days; those before 1 May begin in January.
      securityEventMonths: setting('HUIQI_SECURITY_EVENT_MONTHS', '0', zeroOr(4)),
      /** Days after which jobs that ended are deleted. */
      jobDays: setting('HUIQI_JOB_DAYS', '7', integer(1)),
    }),
    registry,
    /**
     * Checks against the register per user in ten minutes, and five times as many per company; the same for wrong
     * phones of one representative in a day.
     */
    registryLimit: setting('HUIQI_REGISTRY_LIMIT', '10', integer(1)),
    webhooks: webhooks(isProduction, isSandbox),
    messages: messages(isProduction),
    smsLimits: v.object({
      /** Codes a phone gets in a day; never more than one a minute for one purpose. */
      phone: setting('HUIQI_SMS_PHONE_LIMIT', '10', integer(1)),
      /** Codes an address requests in a day. */
      address: setting('HUIQI_SMS_ADDRESS_LIMIT', '30', integer(1)),
      /** Codes sent in an hour in all. */
      hour: setting('HUIQI_SMS_HOUR_LIMIT', '1000', integer(1)),
    }),
    reportMailLimits: v.object({
      /** Credit reports a user sends by e-mail in an hour; never more than five of one order in a day. */
      user: setting('HUIQI_REPORT_MAIL_LIMIT', '20', integer(1)),
      /** Credit reports sent by e-mail in an hour in all. */
      all: setting('HUIQI_REPORT_MAIL_HOUR_LIMIT', '500', integer(1)),
    }),
    /** Captchas an address requests in a minute: pictures and proofs of work. */
    captchaLimit: setting('HUIQI_CAPTCHA_LIMIT', '60', integer(1)),
    /** PBKDF2 iterations of one attempt at a proof of work; a client makes 300 to 600 attempts. */
    workCost: setting('HUIQI_WORK_COST', '5000', integer(1)),
    storage: storage(join(dataDir, 'files')),
    /** Megabytes a user may upload in a day; 300 files at most. */
    uploadDailyMegabytes: setting('HUIQI_UPLOAD_DAILY_MB', '200', integer(1)),
    /** Megapixels of pictures a user may upload in a minute; a picture has 25 at most. */
    uploadMegapixels: setting('HUIQI_UPLOAD_MEGAPIXELS', '150', integer(25)),
  });
};
