import { readKeys } from './readKeys.js';
import { StartError } from './StartError.js';

/** How messages leave the server. */
export interface MessageConfig {
  readonly sms: {
    readonly url: string;
    readonly secret: string;
    readonly secretHeader: string;
  } | null;
  readonly mail: { readonly url: string; readonly from: string } | null;
  /** Keys that messages are stored with: the first encrypts, all decrypt. None stores them as they are. */
  readonly keys: readonly Buffer[];
  /** Keeps messages without a driver in memory: sandbox and development. */
  readonly keepsOutbox: boolean;
}

const loopback = ['localhost', '127.0.0.1', '[::1]'];
const headerName = /^[A-Za-z][A-Za-z0-9-]{0,63}$/;

function smsOf(env: NodeJS.ProcessEnv): MessageConfig['sms'] {
  const url = env['HUIQI_SMS_URL'];
  if (!url || url === 'none') return null;
  const parsed = URL.canParse(url) ? new URL(url) : null;
  const isSafe =
    parsed?.protocol === 'https:' ||
    (parsed?.protocol === 'http:' && loopback.includes(parsed.hostname));
  if (!isSafe) throw new StartError('HUIQI_SMS_URL must be an https address, or "none".');
  const secret = env['HUIQI_SMS_SECRET'];
  if (!secret) throw new StartError('HUIQI_SMS_URL needs HUIQI_SMS_SECRET.');
  const secretHeader = env['HUIQI_SMS_HEADER'] || 'Authorization';
  if (!headerName.test(secretHeader))
    throw new StartError('HUIQI_SMS_HEADER must be the name of a header.');
  return { url, secret, secretHeader };
}

function mailOf(env: NodeJS.ProcessEnv): MessageConfig['mail'] {
  const url = env['HUIQI_SMTP_URL'];
  if (!url) return null;
  const isSmtp = URL.canParse(url) && ['smtp:', 'smtps:'].includes(new URL(url).protocol);
  if (!isSmtp) throw new StartError('HUIQI_SMTP_URL must begin with smtp:// or smtps://.');
  const from = env['HUIQI_MAIL_FROM'];
  if (!from)
    throw new StartError('HUIQI_SMTP_URL needs HUIQI_MAIL_FROM, the address of the sender.');
  return { url, from };
}

/** Reads how messages are sent; in production, codes by text message must be configured or explicitly disabled. */
export function readMessageConfig(env: NodeJS.ProcessEnv): MessageConfig {
  const production = env['NODE_ENV'] === 'production';
  if (production && !env['HUIQI_SMS_URL'])
    throw new StartError(
      'No codes can be sent to phones: set HUIQI_SMS_URL and HUIQI_SMS_SECRET, or HUIQI_SMS_URL=none to run ' +
        'without login, registration and verification by phone code.',
    );
  return {
    sms: smsOf(env),
    mail: mailOf(env),
    keys: readKeys(env, 'HUIQI_MESSAGE_KEY'),
    keepsOutbox: !production && env['HUIQI_SMS_URL'] !== 'none',
  };
}
