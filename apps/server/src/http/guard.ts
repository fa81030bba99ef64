import type { FastifyReply, FastifyRequest } from 'fastify';
import type { OperationMeta } from '@huiqi/sdk/contract';
import { ApiError, forbidden } from '../contract/ApiError.js';
import { countUse } from '../security/rateLimit.js';
import type { SessionLookup } from '../security/sessionStore.js';
import type { Services } from './context.js';
import { readSessionCookie } from './cookies.js';
import { renewToken, tokenOf } from './sessionEffects.js';

const safeMethods = new Set(['GET', 'HEAD', 'OPTIONS']);

/** A page of another site can send our cookie, but neither our headers nor our origin (ASVS 3.5). */
function refuseForeignPage(request: FastifyRequest, { config }: Services): void {
  if (typeof request.headers['x-request-id'] !== 'string') throw forbidden();
  const { origin } = request.headers;
  if (origin === undefined) return;
  const own = config.publicUrl ?? `${request.protocol}://${request.host}`;
  if (!URL.canParse(own) || origin !== new URL(own).origin) throw forbidden();
}

const lookUp = async (
  id: string | null,
  { db, now, sessions }: Services,
): Promise<SessionLookup | { readonly state: 'missing' }> =>
  id === null ? { state: 'missing' } : sessions.find(db, id, now());

type Operation = Pick<OperationMeta, 'access' | 'method' | 'roles' | 'session'>;

/** Identifies the caller and refuses whoever may not call the operation; runs before a body is read. */
export function guard({ access, method, roles, session }: Operation, services: Services) {
  const isUnsafe = !safeMethods.has(method);
  const { config, db, now } = services;
  return async (request: FastifyRequest, reply: FastifyReply) => {
    const token = tokenOf(request);
    if (isUnsafe && token === null) refuseForeignPage(request, services);
    if (access === 'public') return;
    const found = await lookUp(token ?? readSessionCookie(request, config), services);
    if (found.state !== 'valid') {
      if (access === 'optional') return;
      throw new ApiError(found.state === 'expired' ? '002004' : '791214');
    }
    const { user } = found;
    request.currentUser = user;
    if (roles.length > 0 && !roles.includes(user.role)) throw forbidden();
    if (isUnsafe) {
      const limit = { key: `write:${user.id}`, max: config.writeLimit, windowSeconds: 60 };
      await countUse(db, limit, now());
    }
    if (session === 'renew' && token !== null) await renewToken(services, found, token, reply);
  };
}
