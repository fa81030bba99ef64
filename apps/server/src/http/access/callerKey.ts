import type { FastifyRequest } from 'fastify';
import { invalid } from '../../contract/ApiError.js';
import type { Config } from '../../config/config.js';
import type { KeyedCall } from '../../security/idempotency.js';
import type { CurrentUser } from '../../security/SessionStore.js';
import { visitorKey } from '../../security/visitorKey.js';
import { clientAddress } from '../headers/clientAddress.js';
import { idempotencyKeyOf } from '../headers/idempotencyKey.js';

interface Caller {
  readonly request: FastifyRequest;
  readonly visitor: Pick<CurrentUser, 'id'> | null;
  readonly config: Pick<Config, 'sandbox'>;
}

/** The key under which a call's response is stored; throws 100400 if it is malformed, or too short for a visitor. */
export function callerKey({ request, visitor, config }: Caller): Pick<KeyedCall, 'scope' | 'key'> {
  const given = idempotencyKeyOf(request);
  if (visitor !== null) return { scope: visitor.id, key: given };
  if (given === null) return { scope: 'visitor', key: null };
  const address = clientAddress(request, config);
  const key = visitorKey({ key: given, address, userAgent: request.headers['user-agent'] ?? '' });
  if (key === undefined)
    throw invalid([{ field: 'Idempotency-Key', message: '请求标识过短，请使用至少22个随机字符' }]);
  return { scope: 'visitor', key };
}
