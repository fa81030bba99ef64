import { createHash } from 'node:crypto';
import * as v from 'valibot';
import { optional, secret, setting } from './setting.js';
import { address, host, integer, isLoopback, keys, listOf, text } from './values.js';

/** Protects nothing: outside production the database holds sample data. */
const developmentKey = createHash('sha256').update('huiqi development').digest();

/** Where webhooks may be sent and how their secrets are stored. */
export const webhooks = (production: boolean, sandbox: boolean) =>
  v.pipe(
    v.object({
      /**
       * 32 bytes in Base64 (`openssl rand -base64 32`) that the secrets of webhooks are stored with; several,
       * separated by commas: the first encrypts, all decrypt. Without it production has no webhooks; elsewhere a
       * fixed key is used.
       */
      keys: secret('HUIQI_WEBHOOK_KEY', keys),
      /**
       * Hosts, `name[:port]`, separated by commas, that webhooks may be sent to even if their address is not public,
       * such as those of a bank ([webhooks](../../docs/webhooks.md)).
       */
      hosts: setting('HUIQI_WEBHOOK_HOSTS', '', listOf(host)),
    }),
    v.transform(({ keys, hosts }) => ({
      keys: keys ?? (production ? [] : [developmentKey]),
      hosts,
      /** Whether webhooks may be sent to this machine, and without TLS. */
      allowsLoopback: sandbox,
    })),
  );

/** How messages leave the server; in production codes by text message must be sent, or explicitly given up. */
export const messages = (production: boolean) =>
  v.pipe(
    v.object({
      /**
       * HTTPS address of the gateway for text messages; `none` runs without one. Production refuses to start until
       * either is set.
       */
      smsUrl: v.pipe(
        optional(
          'HUIQI_SMS_URL',
          v.union(
            [v.literal('none'), address('an https address, or none', ['https:'], 'http:')],
            'an https address, or none',
          ),
          ['HUIQI_SMS_SECRET'],
        ),
        v.check(
          (url) => url !== null || !production,
          'No codes can be sent to phones: set HUIQI_SMS_URL and HUIQI_SMS_SECRET, or HUIQI_SMS_URL=none to run ' +
            'without login, registration and verification by phone code.',
        ),
      ),
      /** Secret of the gateway. */
      smsSecret: secret('HUIQI_SMS_SECRET', text),
      /** Header that carries the secret. */
      secretHeader: setting(
        'HUIQI_SMS_HEADER',
        'Authorization',
        v.pipe(text, v.regex(/^[A-Za-z][A-Za-z0-9-]{0,63}$/, 'the name of a header')),
      ),
      /** Mail server: `smtps://` or `smtp://` with user, password, host and port; must offer TLS. */
      smtpUrl: secret(
        'HUIQI_SMTP_URL',
        address('an address that begins with smtp:// or smtps://', ['smtp:', 'smtps:']),
        ['HUIQI_MAIL_FROM'],
      ),
      /** Sender of e-mails. */
      from: optional('HUIQI_MAIL_FROM', text),
      /**
       * Like `HUIQI_WEBHOOK_KEY`, for messages that wait to be sent; set it once no older version runs. Without it
       * they are stored as they are.
       */
      keys: secret('HUIQI_MESSAGE_KEY', keys),
    }),
    v.transform(({ smsUrl, smsSecret, secretHeader, smtpUrl, from, keys }) => ({
      sms:
        smsUrl === null || smsUrl === 'none'
          ? null
          : { url: smsUrl, secret: smsSecret ?? '', secretHeader },
      mail: smtpUrl === null ? null : { url: smtpUrl, from: from ?? '' },
      keys: keys ?? [],
      /** Keeps messages without a driver in memory: sandbox and development. */
      keepsOutbox: !production && smsUrl !== 'none',
    })),
  );

/** Where uploaded files are kept: a folder, or a bucket if there is an endpoint. */
export const storage = (folder: string) =>
  v.pipe(
    v.object({
      /** Folder of uploaded files, by default in `HUIQI_DATA_DIR`; with S3 only of those that are being received. */
      folder: setting('HUIQI_UPLOAD_DIR', folder, text),
      /** Address of a storage that speaks S3; files go to its bucket. */
      endpoint: optional(
        'HUIQI_S3_ENDPOINT',
        address('an http or https address', ['http:', 'https:']),
        ['HUIQI_S3_BUCKET', 'HUIQI_S3_ACCESS_KEY', 'HUIQI_S3_SECRET_KEY'],
      ),
      /** Bucket, which must exist and be private. */
      bucket: optional('HUIQI_S3_BUCKET', text),
      /** Region of the bucket. */
      region: setting('HUIQI_S3_REGION', 'us-east-1', text),
      /** Access key of a user who may read, write, list and delete in the bucket. */
      accessKeyId: optional('HUIQI_S3_ACCESS_KEY', text),
      /** Its secret. */
      secretAccessKey: secret('HUIQI_S3_SECRET_KEY', text),
    }),
    v.transform(({ folder, endpoint, bucket, region, accessKeyId, secretAccessKey }) => ({
      folder,
      s3:
        endpoint === null
          ? null
          : {
              endpoint,
              region,
              bucket: bucket ?? '',
              accessKeyId: accessKeyId ?? '',
              secretAccessKey: secretAccessKey ?? '',
            },
    })),
  );

const isSafe = (text: string) => {
  const url = URL.canParse(text) ? new URL(text) : null;
  const isLocal = url?.protocol === 'http:' && isLoopback(url.hostname);
  if (url?.protocol !== 'https:' && !isLocal) return false;
  return !(url.username || url.password || url.search || url.hash);
};

/** The register of companies; null without a URL. The host must be listed, so that a typo sends nothing elsewhere. */
export const registry = v.pipe(
  v.object({
    /** Address of the register of companies, `https://`; without it only the sandbox has one. */
    url: optional(
      'HUIQI_REGISTRY_URL',
      v.pipe(
        text,
        v.check(
          isSafe,
          'HUIQI_REGISTRY_URL must be an https:// address without credentials, query or fragment.',
        ),
      ),
      ['HUIQI_REGISTRY_HOSTS', 'HUIQI_REGISTRY_SECRET'],
    ),
    /** Hosts the register may be at, separated by commas; must list that of the address. */
    hosts: setting('HUIQI_REGISTRY_HOSTS', '', listOf(text)),
    /** Bearer token of the register. */
    secret: secret('HUIQI_REGISTRY_SECRET', text),
    /** Milliseconds a call of the register may take. */
    timeoutMs: setting('HUIQI_REGISTRY_TIMEOUT_MS', '3000', integer(100, 10_000)),
  }),
  v.check(
    ({ url, hosts }) => url === null || hosts.includes(new URL(url).host),
    'HUIQI_REGISTRY_HOSTS must list the host of HUIQI_REGISTRY_URL.',
  ),
  v.transform(({ url, secret, timeoutMs }) =>
    url === null ? null : { url: url.replace(/\/+$/, ''), secret: secret ?? '', timeoutMs },
  ),
);
