import type { FastifyRequest } from 'fastify';
import type { PartnerStore } from '../../security/PartnerStore.js';

/** Pages that partners open, possibly in a frame (spec 1 §2). */
const partnerPages = /^\/cIGNA[A-Za-z]*(?:\/|$)/;
/** What `issueToken` makes: other texts need no look in the database. */
const handoverForm = /^[\w-]{43}$/;
const noFrame = "frame-ancestors 'none'";

export type FramingPartners = Pick<PartnerStore, 'originsOf' | 'originsOfToken'>;

/** Those of `source`, or, where the address has a token alone (spec 1 §2), those of the partner it was made for. */
async function originsFor(query: URLSearchParams, partners: FramingPartners) {
  const source = query.get('source');
  if (source !== null) return partners.originsOf(source);
  const token = query.get('token') ?? '';
  return handoverForm.test(token) ? partners.originsOfToken(token) : [];
}

/**
 * The policy with the origins that may frame the page: those of the partner an insurer-style page is opened for,
 * otherwise none (ASVS 3.4.6).
 */
export async function framedBy(
  policy: string,
  { url }: Pick<FastifyRequest, 'url'>,
  partners: FramingPartners,
): Promise<string> {
  const [path = '', query = ''] = url.split('?', 2);
  if (!partnerPages.test(path)) return policy;
  const origins = await originsFor(new URLSearchParams(query), partners);
  if (origins.length === 0) return policy;
  return policy.replace(noFrame, `frame-ancestors ${origins.join(' ')}`);
}
