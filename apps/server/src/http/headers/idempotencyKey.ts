import type { FastifyRequest } from 'fastify';
import { invalid } from '../../contract/ApiError.js';

const form = /^[\x21-\x7e]{8,255}$/;

/** Returns the `Idempotency-Key` of a request, or null; throws 100400 if it is malformed. */
export function idempotencyKeyOf(request: FastifyRequest): string | null {
  const key = request.headers['idempotency-key'];
  if (key === undefined) return null;
  if (typeof key !== 'string' || !form.test(key)) {
    throw invalid([{ field: 'Idempotency-Key', message: '请求标识格式不正确' }]);
  }
  return key;
}
