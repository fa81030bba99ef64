import { createHash } from 'node:crypto';
import { readKeys } from './readKeys.js';
import { StartError } from './StartError.js';

/** How webhooks are signed and where they may be sent. */
export interface WebhookSettings {
  /**
   * Keys that the secrets of webhooks are stored with, 32 bytes each: the first encrypts, all decrypt. None in production
   * unless configured, and no webhook can be set up then.
   */
  readonly keys: readonly Buffer[];
  /** Hosts, with their port if it is not 443, that may have an address which is not public. */
  readonly hosts: readonly string[];
  /** Whether webhooks may go to this machine, and without TLS: sandbox only. */
  readonly allowsLoopback: boolean;
}

const hostForm = /^[a-z0-9.-]{1,253}(:\d{1,5})?$/;
/** Protects nothing: outside production the database holds sample data. */
const developmentKey = createHash('sha256').update('huiqi development').digest();

const listOf = (text: string | undefined) =>
  (text ?? '')
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean);

function readHost(text: string): string {
  const host = text.toLowerCase();
  if (hostForm.test(host)) return host;
  throw new StartError(
    `HUIQI_WEBHOOK_HOSTS holds "${text}"; list hosts like hooks.bank.internal or 10.0.0.8:8443, separated by commas.`,
  );
}

export function readWebhookSettings(env: NodeJS.ProcessEnv): WebhookSettings {
  const keys = readKeys(env, 'HUIQI_WEBHOOK_KEY');
  const production = env['NODE_ENV'] === 'production';
  return {
    keys: keys.length === 0 && !production ? [developmentKey] : keys,
    hosts: listOf(env['HUIQI_WEBHOOK_HOSTS']).map(readHost),
    allowsLoopback: env['HUIQI_SANDBOX'] === '1',
  };
}
