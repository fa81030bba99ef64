import { StartError } from './StartError.js';

/** Where the register of companies is reached. */
export interface RegistrySettings {
  /** Without a slash at the end. */
  readonly url: string;
  readonly secret: string;
  readonly timeoutMs: number;
}

const loopback = ['127.0.0.1', 'localhost', '[::1]'];
const defaultTimeoutMs = 3_000;

/** Reads the settings of the register; null without a URL. The host must be listed, so that a typo sends nothing elsewhere. */
export function readRegistrySettings(env: NodeJS.ProcessEnv): RegistrySettings | null {
  const text = env.HUIQI_REGISTRY_URL;
  if (!text) return null;
  const url = URL.canParse(text) ? new URL(text) : null;
  const safe =
    url &&
    (url.protocol === 'https:' || (url.protocol === 'http:' && loopback.includes(url.hostname)));
  if (!url || !safe || url.username || url.password || url.search || url.hash)
    throw new StartError(
      'HUIQI_REGISTRY_URL must be an https:// address without credentials, query or fragment.',
    );
  const hosts = (env.HUIQI_REGISTRY_HOSTS ?? '').split(',').map((host) => host.trim());
  if (!hosts.includes(url.host))
    throw new StartError(
      `HUIQI_REGISTRY_HOSTS must list the host of HUIQI_REGISTRY_URL, ${url.host}.`,
    );
  const secret = env.HUIQI_REGISTRY_SECRET;
  if (!secret) throw new StartError('HUIQI_REGISTRY_URL needs HUIQI_REGISTRY_SECRET too.');
  const timeoutMs = Number(env.HUIQI_REGISTRY_TIMEOUT_MS || defaultTimeoutMs);
  if (!Number.isInteger(timeoutMs) || timeoutMs < 100 || timeoutMs > 10_000)
    throw new StartError('HUIQI_REGISTRY_TIMEOUT_MS must be an integer from 100 to 10000.');
  return { url: text.replace(/\/+$/, ''), secret, timeoutMs };
}
