import type { FastifyRequest } from 'fastify';
import { ApiError } from '../../contract/ApiError.js';
import { countUse } from '../../security/rateLimit.js';
import { firstUnstorable } from '../../text/storable.js';
import type { KnownPartner, PartnerCredentials } from '../../security/PartnerStore.js';
import { clientAddress } from '../headers/clientAddress.js';
import type { Services } from '../context.js';

const form = /^Basic ([A-Za-z0-9+/]{4,400}={0,2})$/;
/** Failures per address in ten minutes; holders of the secret are never blocked. */
const failures = { max: 100, windowSeconds: 600 };

/** Id and secret of HTTP Basic (RFC 7617); null if there are none. */
function basicCredentials({ headers }: Pick<FastifyRequest, 'headers'>): PartnerCredentials | null {
  const [, encoded] = form.exec(headers.authorization ?? '') ?? [];
  if (encoded === undefined) return null;
  const text = Buffer.from(encoded, 'base64').toString('utf8');
  const colon = text.indexOf(':');
  // The id is looked up.
  if (firstUnstorable(text) !== null) return null;
  return colon > 0 ? { id: text.slice(0, colon), secret: text.slice(colon + 1) } : null;
}

/** The partner whose server calls; throws 791401, and refuses pages, where a secret does not belong. */
export async function callingPartner(
  request: FastifyRequest,
  { config, db, now, partners }: Services,
): Promise<KnownPartner> {
  // Node's own fetch also sends Sec-Fetch-Mode; only browsers send Sec-Fetch-Site.
  if (request.headers.origin !== undefined || request.headers['sec-fetch-site'] !== undefined)
    throw new ApiError('100403', {
      message: '此接口只能由合作机构的服务器调用，密钥不能放在网页中',
    });
  const credentials = basicCredentials(request);
  const partner = credentials && (await partners.authenticate(db, credentials, now()));
  if (partner) return partner;
  const key = `partner-secret:${clientAddress(request, config)}`;
  await countUse(db, { key, ...failures }, now());
  throw new ApiError('791401');
}
