import { holdsPermission } from '@huiqi/sdk/domain';
import type { OperationMeta } from '@huiqi/sdk/contract';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { ApiError, forbidden } from '../contract/ApiError.js';
import { countUse } from '../security/rateLimit.js';
import type { CarriedSession, CurrentUser, SessionLookup } from '../security/sessionStore.js';
import type { Services } from './context.js';
import { ownOrigin } from './ownOrigin.js';
import { carriedSession, renewToken } from './sessionEffects.js';

const safeMethods = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * A page of another site can send our cookie, but neither our headers nor our origin (ASVS 3.5). The host of a proxy's
 * headers is never believed.
 */
function refuseForeignPage(request: FastifyRequest, { config }: Services): void {
  if (typeof request.headers['x-request-id'] !== 'string') throw forbidden();
  const { origin } = request.headers;
  if (origin !== undefined && origin !== ownOrigin(request, config)) throw forbidden();
}

const lookUp = async (
  carried: CarriedSession | null,
  { db, now, sessions }: Services,
): Promise<SessionLookup | { readonly state: 'missing' }> =>
  carried === null ? { state: 'missing' } : sessions.find(db, carried, now());

type Operation = Pick<
  OperationMeta,
  'access' | 'method' | 'permission' | 'read' | 'roles' | 'session'
>;

function mayCall({ permission, roles }: Operation, { role }: CurrentUser): boolean {
  if (roles.length > 0 && !roles.includes(role)) return false;
  return permission === null || holdsPermission(role, permission);
}

/** The desktop client opens a login of its own, so that its pages need not know why there is no session (spec 1 §8). */
function refusalOf(state: 'expired' | 'missing', { headers }: FastifyRequest): string {
  if (headers['x-client-module'] !== undefined) return '794203';
  return state === 'expired' ? '002004' : '791214';
}

/** Identifies the caller and refuses whoever may not call the operation; runs before a body is read. */
export function guard(operation: Operation, services: Services) {
  const { access, method, read, session } = operation;
  // A GET with an effect could be sent by a link or a picture of another site.
  const isForgeable = !safeMethods.has(method) || !read;
  const { config, db, now } = services;
  return async (request: FastifyRequest, reply: FastifyReply) => {
    const carried = carriedSession(request, services);
    const isToken = carried?.mode === 'token';
    if (isForgeable && !isToken) refuseForeignPage(request, services);
    if (access === 'public') return;
    const found = await lookUp(carried, services);
    if (found.state !== 'valid') {
      if (access === 'optional') return;
      throw new ApiError(refusalOf(found.state, request));
    }
    const { user } = found;
    request.currentUser = user;
    if (!mayCall(operation, user)) throw forbidden();
    if (!read) {
      const limit = { key: `write:${user.id}`, max: config.writeLimit, windowSeconds: 60 };
      await countUse(db, limit, now());
    }
    if (session === 'renew' && isToken) await renewToken(services, found, carried.id, reply);
  };
}
