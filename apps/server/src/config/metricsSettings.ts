import { readInteger } from './readInteger.js';
import { StartError } from './StartError.js';

/** Where metrics are served, and to whom; off while both are null. */
export interface MetricsSettings {
  /** A port of their own; null serves them beside everything else. */
  readonly port: number | null;
  /** Bearer token that a scrape carries; null asks for none, which only a port of their own allows. */
  readonly token: string | null;
}

const tokenForm = /^[\x21-\x7e]{16,256}$/;

export function readMetricsSettings(env: NodeJS.ProcessEnv): MetricsSettings {
  const port = readInteger(env, 'HUIQI_METRICS_PORT', 0);
  if (port > 65_535)
    throw new StartError(`HUIQI_METRICS_PORT must be a port up to 65535, not "${port}".`);
  const token = env['HUIQI_METRICS_TOKEN'] || null;
  if (token !== null && !tokenForm.test(token))
    throw new StartError(
      'HUIQI_METRICS_TOKEN must be 16 to 256 characters without spaces, as `openssl rand -hex 32` prints them.',
    );
  return { port: port === 0 ? null : port, token };
}
