import type { FastifyRequest } from 'fastify';
import type { OperationRule } from '../contract/operations.js';
import { countUse } from '../security/rateLimit.js';
import { findSession } from '../modules/session/sessions.js';
import { ApiError, forbidden } from '../contract/ApiError.js';
import type { Services } from './context.js';
import { readSessionCookie } from './cookies.js';

const safeMethods = new Set(['GET', 'HEAD', 'OPTIONS']);

export function tokenOf(request: FastifyRequest): string | null {
  const value = request.headers['x-access-token'];
  return typeof value === 'string' && value !== '' ? value : null;
}

/** A page of another site can send our cookie but neither our headers nor our origin (ASVS 3.5). */
function refuseForeignPage(request: FastifyRequest, services: Services): void {
  if (typeof request.headers['x-request-id'] !== 'string') throw forbidden();
  const { origin } = request.headers;
  if (origin === undefined) return;
  const own = services.config.publicUrl ?? `${request.protocol}://${request.host}`;
  if (!URL.canParse(own) || origin !== new URL(own).origin) throw forbidden();
}

/** Finds out who calls and refuses who may not; runs before any body is read. */
export function guard(rule: OperationRule, services: Services) {
  const unsafe = !safeMethods.has(rule.method);
  return async (request: FastifyRequest) => {
    const cookie = readSessionCookie(request, services.config);
    const token = tokenOf(request);
    if (unsafe && token === null) refuseForeignPage(request, services);
    if (rule.session === 'public') return;
    const id = token ?? cookie;
    const found =
      id === null
        ? ({ state: 'missing' } as const)
        : await findSession(services.db, id, services.now());
    if (found.state === 'valid') {
      request.currentUser = found.user;
      request.sessionMode = found.mode;
    } else if (rule.session === 'required') {
      throw new ApiError(found.state === 'expired' ? '002004' : '791214');
    }
    const user = request.currentUser;
    if (rule.roles && user && !rule.roles.includes(user.role)) throw forbidden();
    if (unsafe && user) {
      const max = services.config.writeLimit;
      await countUse(
        services.db,
        { key: `write:${user.id}`, max, windowSeconds: 60 },
        services.now(),
      );
    }
  };
}
