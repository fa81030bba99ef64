import { isIP } from 'node:net';
import { StartError } from './StartError.js';

const bits: Readonly<Record<number, number>> = { 4: 32, 6: 128 };

function isRange(text: string): boolean {
  const [address = '', prefix, ...more] = text.split('/');
  const longest = bits[isIP(address)];
  if (longest === undefined || more.length > 0) return false;
  if (prefix === undefined) return true;
  // A prefix of 0 would trust everybody.
  return /^\d{1,3}$/.test(prefix) && Number(prefix) >= 1 && Number(prefix) <= longest;
}

/** Parses a list of addresses and ranges (CIDR) of proxies whose `X-Forwarded-For` is believed. */
export function readProxies(text: string): readonly string[] {
  const ranges = text.split(',').map((one) => one.trim());
  return ranges.filter(Boolean).map((range) => {
    if (isRange(range)) return range;
    throw new StartError(
      `HUIQI_TRUSTED_PROXIES holds "${range}"; list addresses or ranges like 10.0.0.5 or 10.0.0.0/24, separated by commas.`,
    );
  });
}
