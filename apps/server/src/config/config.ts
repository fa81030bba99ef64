import { join } from 'node:path';
import { readDatabaseSettings, type DatabaseSettings } from './databaseSettings.js';
import { readDesktopClients } from './readDesktopClients.js';
import { readInteger } from './readInteger.js';
import { readMetricsSettings, type MetricsSettings } from './metricsSettings.js';
import { readLoadSettings, type LoadSettings } from './loadSettings.js';
import { readMessageConfig, type MessageConfig } from './messageConfig.js';
import { readOrderSettings, type OrderSettings } from './orderSettings.js';
import { readOrigins } from './readOrigins.js';
import { readPublicUrl } from './readPublicUrl.js';
import { readProxies } from './readProxies.js';
import { readRegistrySettings, type RegistrySettings } from './registrySettings.js';
import { readStorage, type StorageSettings } from './readStorage.js';
import { StartError } from './StartError.js';
import { readTracingSettings, type TracingSettings } from './tracingSettings.js';
import { readWebhookSettings, type WebhookSettings } from './webhookSettings.js';

/** Settings from the environment; README.md describes them. */
export interface Config {
  readonly port: number;
  readonly host: string;
  readonly product: string;
  readonly databaseUrl: string | null;
  readonly dataDir: string;
  readonly cacheDir: string;
  readonly sandbox: boolean;
  readonly production: boolean;
  /** Number of orders in the sample data. */
  readonly sampleOrders: number;
  readonly secure: boolean;
  readonly publicUrl: string | null;
  /** Origins of partners whose pages carry the widget. */
  readonly partnerOrigins: readonly string[];
  /** Origins of the sample's partner, in the sandbox. */
  readonly demoOrigins: readonly string[];
  /** Addresses at which desktop clients listen on their users' machines; the site's pages may connect to them. */
  readonly desktopClients: readonly string[];
  /** Proxies whose `X-Forwarded-For` is believed; none unless listed. */
  readonly trustedProxies: readonly string[];
  /** Where the honest-agent site takes tickets. */
  readonly honestAgentUrl: string;
  /** Where the external credit platform takes tickets. */
  readonly creditPlatformUrl: string;
  readonly logLevel: string;
  readonly staticRoot: string;
  /** Whether the server draws the pages of the site that can be drawn (docs/adr/0036). */
  readonly drawPages: boolean;
  /** Failed logins of an account from one address in ten minutes; `tries.ts` derives the other limits from it. */
  readonly loginLimit: number;
  /** Writes a user may make per minute. */
  readonly writeLimit: number;
  /** Pictures and challenges an address may request per minute. */
  readonly captchaLimit: number;
  /** Codes a phone and an address may be sent in a day, and everybody together in an hour. */
  readonly smsLimits: { readonly phone: number; readonly address: number; readonly hour: number };
  /** Reports a user, and everybody together, may send by e-mail in an hour. */
  readonly reportMailLimits: { readonly user: number; readonly all: number };
  /** PBKDF2 iterations of one attempt at a proof of work. */
  readonly workCost: number;
  readonly messages: MessageConfig;
  readonly storage: StorageSettings;
  /** Megabytes a user may upload per day. */
  readonly uploadDailyMegabytes: number;
  /** Megapixels of pictures a user may upload per minute. */
  readonly uploadMegapixels: number;
  /** The register of companies; null for the one of the sandbox, or none. */
  readonly registry: RegistrySettings | null;
  /** Checks against the register a user may request in ten minutes; a company takes five times as many (`countRegistryCheck`). */
  readonly registryLimit: number;
  readonly orders: OrderSettings;
  readonly webhooks: WebhookSettings;
  readonly database: DatabaseSettings;
  /** How long a server that is told to stop still takes requests, so that proxies see that it is no longer ready. */
  readonly drainDelayMs: number;
  readonly load: LoadSettings;
  /** How long a cache in front may send public responses without asking; 0 for not at all. */
  readonly sharedCacheSeconds: number;
  readonly metrics: MetricsSettings;
  /** Null while nobody asked for traces. */
  readonly tracing: TracingSettings | null;
}

/** Users are sent there with a ticket, which must not travel in plain text. */
function readHttpsUrl(env: NodeJS.ProcessEnv, name: string, fallback: string): string {
  const text = env[name] || fallback;
  if (URL.canParse(text) && new URL(text).protocol === 'https:') return text;
  throw new StartError(`${name} must be an https address, not "${text}".`);
}

const sampleSizes: Readonly<Record<string, number>> = { small: 240, large: 100_000 };

function sampleOrders(env: NodeJS.ProcessEnv, sandbox: boolean): number {
  const text = env.HUIQI_SEED || 'small';
  if (env.HUIQI_SEED && !sandbox)
    throw new StartError('HUIQI_SEED sizes the sample data; set HUIQI_SANDBOX=1 too, or unset it.');
  const count = Object.hasOwn(sampleSizes, text) ? Number(sampleSizes[text]) : Number(text);
  if (!Number.isInteger(count) || count < 240 || count > 1_000_000)
    throw new StartError(
      `HUIQI_SEED must be small, large or a number of orders from 240 to 1000000, not "${text}".`,
    );
  return count;
}

export function readConfig(env: NodeJS.ProcessEnv, root: string): Config {
  const databaseUrl = env.DATABASE_URL || null;
  const production = env.NODE_ENV === 'production';
  const sandbox = env.HUIQI_SANDBOX === '1';
  const host = env.HUIQI_HOST || '127.0.0.1';
  if (production && !databaseUrl && env.HUIQI_ALLOW_EMBEDDED_DB !== '1') {
    throw new StartError(
      'The embedded database survives a killed process but not a power failure. ' +
        'Set DATABASE_URL to a PostgreSQL, or HUIQI_ALLOW_EMBEDDED_DB=1 if you accept that.',
    );
  }
  if (production && sandbox)
    throw new StartError('HUIQI_SANDBOX=1 is not for production; unset it.');
  if (sandbox && !['127.0.0.1', 'localhost', '::1'].includes(host)) {
    throw new StartError(
      'HUIQI_SANDBOX=1 serves sample accounts and is limited to this machine; unset HUIQI_HOST.',
    );
  }
  const publicUrl = readPublicUrl(env);
  const trustedProxies = readProxies(env.HUIQI_TRUSTED_PROXIES ?? '');
  if (trustedProxies.length > 0 && publicUrl === null) {
    throw new StartError(
      'Behind a proxy the server cannot know its own address; set HUIQI_PUBLIC_URL beside HUIQI_TRUSTED_PROXIES.',
    );
  }
  return {
    port: readInteger(env, 'PORT', 4173),
    host,
    product: env.HUIQI_PRODUCT || 'huiqi',
    databaseUrl,
    dataDir: env.HUIQI_DATA_DIR || join(root, '.data'),
    cacheDir: join(root, '.cache'),
    sandbox,
    production,
    sampleOrders: sampleOrders(env, sandbox),
    secure: publicUrl?.startsWith('https://') ?? false,
    publicUrl,
    partnerOrigins: readOrigins('HUIQI_PARTNER_ORIGINS', env, sandbox),
    demoOrigins: sandbox ? readOrigins('HUIQI_DEMO_ORIGINS', env, sandbox) : [],
    desktopClients: readDesktopClients(env.HUIQI_DESKTOP_CLIENTS ?? ''),
    trustedProxies,
    honestAgentUrl: readHttpsUrl(env, 'HUIQI_HONEST_AGENT_URL', 'https://agent.example/enter'),
    creditPlatformUrl: readHttpsUrl(
      env,
      'HUIQI_CREDIT_PLATFORM_URL',
      'https://credit.example/enter',
    ),
    logLevel: env.HUIQI_LOG_LEVEL || 'info',
    staticRoot: root,
    drawPages: env.HUIQI_DRAW_PAGES !== '0',
    loginLimit: readInteger(env, 'HUIQI_LOGIN_LIMIT', 10, 1),
    writeLimit: readInteger(env, 'HUIQI_WRITE_LIMIT', 60, 1),
    captchaLimit: readInteger(env, 'HUIQI_CAPTCHA_LIMIT', 60, 1),
    smsLimits: {
      phone: readInteger(env, 'HUIQI_SMS_PHONE_LIMIT', 10, 1),
      address: readInteger(env, 'HUIQI_SMS_ADDRESS_LIMIT', 30, 1),
      hour: readInteger(env, 'HUIQI_SMS_HOUR_LIMIT', 1000, 1),
    },
    reportMailLimits: {
      user: readInteger(env, 'HUIQI_REPORT_MAIL_LIMIT', 20, 1),
      all: readInteger(env, 'HUIQI_REPORT_MAIL_HOUR_LIMIT', 500, 1),
    },
    workCost: readInteger(env, 'HUIQI_WORK_COST', 5000, 1),
    messages: readMessageConfig(env),
    storage: readStorage(env, env.HUIQI_DATA_DIR || join(root, '.data')),
    uploadDailyMegabytes: readInteger(env, 'HUIQI_UPLOAD_DAILY_MB', 200, 1),
    // A picture may have 25.
    uploadMegapixels: readInteger(env, 'HUIQI_UPLOAD_MEGAPIXELS', 150, 25),
    registry: readRegistrySettings(env),
    registryLimit: readInteger(env, 'HUIQI_REGISTRY_LIMIT', 10, 1),
    orders: readOrderSettings(env),
    webhooks: readWebhookSettings(env),
    database: readDatabaseSettings(env),
    drainDelayMs: readInteger(env, 'HUIQI_DRAIN_DELAY', 0) * 1_000,
    load: readLoadSettings(env),
    sharedCacheSeconds: readInteger(env, 'HUIQI_SHARED_CACHE_SECONDS', 0),
    metrics: readMetricsSettings(env),
    tracing: readTracingSettings(env),
  };
}
