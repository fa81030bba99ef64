import { lookup as resolveHost, type LookupAddress } from 'node:dns';
import type { LookupFunction } from 'node:net';
import { mayReach, type TargetRules } from './webhookTarget.js';

/** Code of the error of an address that must not be reached. */
export const refusedAddress = 'EREFUSEDADDRESS';

/**
 * Resolves a host for the connection being made, so that only the checked address can be reached (DNS rebinding). One
 * bad address among several is refused.
 */
export const guardedLookup =
  (url: URL, rules: TargetRules): LookupFunction =>
  (hostname, options, callback) => {
    resolveHost(hostname, { ...options, all: true }, (error, found: LookupAddress[]) => {
      const [first] = found ?? [];
      if (error) callback(error, '');
      else if (!first || !found.every(({ address }) => mayReach(url, address, rules)))
        callback(Object.assign(new Error('refused'), { code: refusedAddress }), '');
      else if (options.all) callback(null, found);
      else callback(null, first.address, first.family);
    });
  };
