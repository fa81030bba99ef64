import type { FastifyRequest } from 'fastify';
import type { PartnerStore } from '../../security/PartnerStore.js';

/** Pages that partners open, possibly in a frame (spec 1 §2). */
const partnerPages = /^\/cIGNA[A-Za-z]*(?:\/|$)/;
const noFrame = "frame-ancestors 'none'";

/**
 * The policy with the origins that may frame the page: those of the partner an insurer-style page is opened for
 * (`source`), otherwise none (ASVS 3.4.6).
 */
export async function framedBy(
  policy: string,
  { url }: Pick<FastifyRequest, 'url'>,
  partners: Pick<PartnerStore, 'originsOf'>,
): Promise<string> {
  const [path = '', query = ''] = url.split('?', 2);
  if (!partnerPages.test(path)) return policy;
  const source = new URLSearchParams(query).get('source');
  const origins = source === null ? [] : await partners.originsOf(source);
  if (origins.length === 0) return policy;
  return policy.replace(noFrame, `frame-ancestors ${origins.join(' ')}`);
}
