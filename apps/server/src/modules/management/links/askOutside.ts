import { request as httpRequest, type RequestOptions } from 'node:http';
import { request as httpsRequest } from 'node:https';
import type { LinkFault } from '@huiqi/sdk';
import { guardedLookup } from '../../webhooks/guardedLookup.js';
import { literalAddress, mayReach, type TargetRules } from '../../webhooks/webhookTarget.js';

/** Answers of sites that are there but want no program, no HEAD or a login. */
const says404 = (status: number) => status === 404 || status === 410 || status >= 500;
/** HEAD is not known there. */
const unknownMethod: ReadonlySet<number> = new Set([405, 501]);

/**
 * What is wrong with an address of another site; null where it answers. Asks for the head alone, follows no redirect, and
 * reaches the same addresses as webhooks do.
 */
export function askOutside(
  url: URL,
  rules: TargetRules,
  timeoutMs = 5_000,
): Promise<LinkFault | null> {
  const address = literalAddress(url);
  // Literal addresses are not looked up.
  if (address !== null && !mayReach(url, address, rules)) return Promise.resolve('NOT_REACHED');
  const options: RequestOptions = {
    method: 'HEAD',
    agent: false,
    lookup: guardedLookup(url, rules),
    signal: AbortSignal.timeout(timeoutMs),
    headers: { 'user-agent': 'Huiqi-Links/1' },
  };
  const asked = new Promise<LinkFault | null>((resolve) => {
    const send = url.protocol === 'http:' ? httpRequest : httpsRequest;
    const sent = send(url, options, (response) => {
      const { statusCode = 0 } = response;
      response.resume();
      resolve(says404(statusCode) && !unknownMethod.has(statusCode) ? 'ANSWERS_ERROR' : null);
      response.destroy();
    });
    sent.on('error', () => resolve('NOT_REACHED'));
    sent.end();
  });
  // Node throws for some addresses, such as a user name that cannot be decoded.
  return asked.catch(() => 'NOT_REACHED');
}
