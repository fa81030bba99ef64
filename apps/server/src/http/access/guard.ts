import type { OperationMeta } from '@huiqi/sdk/contract';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { ApiError, forbidden } from '../../contract/ApiError.js';
import { refuseIfFull, requestDb } from '../../db/rankedDb.js';
import { holds } from '../../security/holds.js';
import { countUse } from '../../security/rateLimit.js';
import type { CarriedSession, CurrentUser, SessionLookup } from '../../security/SessionStore.js';
import type { Services } from '../context.js';
import { pageOf } from './pageOf.js';
import { callingPartner } from './partnerCredentials.js';
import { partnerOf } from './partnerOf.js';
import { refuseForeignPage } from './refuseForeignPage.js';
import { carriedSession, renewToken } from './sessionEffects.js';

const safeMethods = new Set(['GET', 'HEAD', 'OPTIONS']);

const lookUp = async (
  carried: CarriedSession | null,
  { db, now, sessions }: Services,
): Promise<SessionLookup | { readonly state: 'missing' }> =>
  carried === null ? { state: 'missing' } : sessions.find(db, carried, now());

type Operation = Pick<
  OperationMeta,
  'access' | 'method' | 'partnerScoped' | 'permission' | 'read' | 'roles' | 'session' | 'widget'
>;

function mayCall({ permission, roles }: Operation, user: CurrentUser): boolean {
  if (roles.length > 0 && !roles.includes(user.role)) return false;
  return permission === null || holds(user, permission);
}

/** The desktop client opens its own login, so its pages need not know why there is no session (spec 1 §8). */
function refusalOf(state: 'expired' | 'missing', { headers }: FastifyRequest): string {
  if (headers['x-client-module'] !== undefined) return '794203';
  return state === 'expired' ? '002004' : '791214';
}

/** Identifies the caller and refuses anyone who may not call the operation; runs before the body is read. */
export function guard(operation: Operation, shared: Services) {
  const { access, method, partnerScoped, read, session, widget } = operation;
  // A GET with an effect could be sent by a link or picture on another site.
  const isForgeable = !safeMethods.has(method) || !read;
  const { config, now } = shared;
  return async (request: FastifyRequest, reply: FastifyReply) => {
    const db = requestDb(shared.db);
    const services = { ...shared, db };
    request.db = db;
    if (access === 'partner') {
      request.partner = await callingPartner(request, services);
      return;
    }
    const page = await pageOf(request, services);
    request.page = page;
    request.partner = partnerOf(null, page);
    const carried = carriedSession(request, services);
    const isToken = carried?.mode === 'token';
    if (isForgeable && !isToken) refuseForeignPage(request, page, config);
    if (access === 'public' && !(partnerScoped && isToken)) return;
    if (carried !== null) refuseIfFull(shared.db);
    const found = await lookUp(carried, services);
    if (found.state !== 'valid') {
      if (access !== 'session') return;
      throw new ApiError(refusalOf(found.state, request));
    }
    const partner = partnerOf(found.partner, page);
    request.partner = partner;
    if (access === 'public') return;
    if (partner !== null && !widget) throw new ApiError('791403');
    const user = { ...found.user, partner };
    request.currentUser = user;
    if (!mayCall(operation, user)) throw forbidden();
    if (!read) {
      const limit = { key: `write:${user.id}`, max: config.writeLimit, windowSeconds: 60 };
      await countUse(db, limit, now());
    }
    if (session === 'renew' && isToken) await renewToken(services, found, carried.id, reply);
  };
}
