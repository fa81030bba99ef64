import { isIP } from 'node:net';
import * as v from 'valibot';

/** Messages complete "NAME must be …", those of a list's items "NAME holds …; list …". */
export const text = v.string();

const loopback = new Set(['127.0.0.1', 'localhost', '::1', '[::1]']);
export const isLoopback = (host: string) => loopback.has(host);

export function integer(least: number, most = Number.MAX_SAFE_INTEGER) {
  const bounded = most < Number.MAX_SAFE_INTEGER;
  const form = `an integer ${bounded ? `from ${least} to ${most}` : `of ${least} or more`}`;
  return v.pipe(
    text,
    v.transform(Number),
    v.integer(form),
    v.minValue(least, form),
    v.maxValue(most, form),
  );
}

/** 0, which stands for no limit, or an integer that is not too small. */
export const zeroOr = (least: number) =>
  v.pipe(
    integer(0),
    v.check((count) => count === 0 || count >= least, `0, or an integer of ${least} or more`),
  );

export const port = integer(0, 65_535);

/** Seconds, read as milliseconds. */
export const seconds = (least: number) =>
  v.pipe(
    integer(least),
    v.transform((count) => count * 1_000),
  );

export const oneOf = <const T extends readonly string[]>(...options: T) =>
  v.picklist(options, options.join(', ').replace(/, (?=[^,]+$)/, ' or '));

export const flag = v.pipe(
  oneOf('0', '1'),
  v.transform((value) => value === '1'),
);

const parsed = (value: string) => (URL.canParse(value) ? new URL(value) : null);

/** An address of one of these schemes; `loopbackToo` is one that this machine may have besides. */
export const address = (form: string, schemes: readonly string[], loopbackToo = '') =>
  v.pipe(
    text,
    v.check((value) => {
      const url = parsed(value);
      const isLocal = url?.protocol === loopbackToo && isLoopback(url.hostname);
      return url !== null && (isLocal || schemes.includes(url.protocol));
    }, form),
  );

export const httpsAddress = address('an https address', ['https:']);

/** An address that is nothing but its origin. */
export const publicAddress = v.pipe(
  text,
  v.transform((value) => parsed(value)),
  v.check(
    (url) => url !== null && /^https?:$/.test(url.protocol) && url.href === `${url.origin}/`,
    'an http or https address without a path, as in https://huiqi.example',
  ),
  v.transform((url) => url?.origin ?? ''),
);

export const listOf = <T extends v.GenericSchema<string, unknown>>(item: T) =>
  v.pipe(
    text,
    v.transform((value) =>
      value
        .split(',')
        .map((part) => part.trim())
        .filter(Boolean),
    ),
    v.array(item),
  );

/** What a browser sends as an `Origin`, of one of these schemes. */
export const origin = (...schemes: string[]) =>
  v.pipe(
    text,
    v.check((value) => {
      const url = parsed(value);
      return url?.origin === value && schemes.includes(url.protocol) && !value.includes('*');
    }, 'origins like https://www.bank.example'),
  );

/** Loopback, or `wss` for anything else; it becomes a source of the site's policy. */
export const desktopClient = v.pipe(
  address('addresses like ws://127.0.0.1:17300', ['wss:'], 'ws:'),
  v.check(
    (value) =>
      value === `${parsed(value)?.protocol}//${parsed(value)?.host}` && !value.includes('*'),
    'addresses like ws://127.0.0.1:17300',
  ),
);

const bits: Readonly<Record<number, number>> = { 4: 32, 6: 128 };

export const proxyRange = v.pipe(
  text,
  v.check((value) => {
    const [host = '', prefix, ...more] = value.split('/');
    const longest = bits[isIP(host)];
    if (longest === undefined || more.length > 0) return false;
    if (prefix === undefined) return true;
    // A prefix of 0 would trust everyone.
    return /^\d{1,3}$/.test(prefix) && Number(prefix) >= 1 && Number(prefix) <= longest;
  }, 'addresses or ranges like 10.0.0.5 or 10.0.0.0/24'),
);

export const host = v.pipe(
  text,
  v.toLowerCase(),
  v.regex(/^[a-z0-9.-]{1,253}(:\d{1,5})?$/, 'hosts like hooks.bank.internal or 10.0.0.8:8443'),
);

const keyBytes = 32;

export const keys = v.pipe(
  listOf(
    v.pipe(
      text,
      v.transform((value) => Buffer.from(value, 'base64')),
    ),
  ),
  v.everyItem(
    (key) => key.length === keyBytes,
    '32 bytes in Base64, as `openssl rand -base64 32` prints them; several are separated by commas',
  ),
);
