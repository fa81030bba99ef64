import type { FastifyReply, FastifyRequest } from 'fastify';
import type { OperationId, OperationInput } from '@huiqi/sdk';
import type { OperationMeta } from '@huiqi/sdk/contract';
import { holdMessages, type HeldMessages } from '../../messages/holdMessages.js';
import { runOnce } from '../../security/idempotency.js';
import { callerKey } from '../access/callerKey.js';
import type { Handler, Run, Services, UserCall, ServedFile } from '../context.js';
import { inputOf } from './input.js';
import type { PublicCache } from '../cache/publicCache.js';
import { regionOf } from '../headers/regionOf.js';
import { addressOf, type SendPublic } from '../cache/servePublic.js';
import { sendFile } from './sendFile.js';
import { endSession } from '../access/sessionEffects.js';

type AnyCall = UserCall<OperationId>;
type AnyHandler = Handler<OperationId>;
type AnyRun = Run<OperationId>;
type HeldCall = AnyCall & { readonly messages: HeldMessages };
type Serve = (call: HeldCall) => ReturnType<AnyRun>;

export interface Served {
  readonly id: OperationId;
  readonly meta: OperationMeta;
  readonly handler: AnyHandler;
}

/** Prepares a call; a failure is thrown in the transaction, so that a repeated call first gets its stored response. */
async function prepared(handler: AnyHandler, call: AnyCall): Promise<AnyRun> {
  if (typeof handler === 'function') return handler;
  return handler.prepare(call).catch((error: unknown) => () => Promise.reject(error));
}

/** Runs an idempotent operation's handler in a transaction that also stores key and response. */
function idempotent({ id, handler }: Served): Serve {
  return async (call) => {
    const keyed = { ...callerKey(call), operationId: id, input: call.input };
    const effect = await prepared(handler, call);
    return runOnce(call.pool, keyed, async (tx, keepWrites) => {
      const response = await effect({ ...call, db: tx, keepWrites });
      await call.messages.store(tx);
      return response;
    });
  };
}

function once({ handler }: Served): Serve {
  return async (call) => {
    const response = await (await prepared(handler, call))(call);
    await call.messages.store(call.db);
    return response;
  };
}

interface PublicSide {
  readonly cache: PublicCache;
  readonly send: SendPublic;
}

/** Creates an operation's route handler: input, transaction, cache and session according to its metadata. */
export function serveOperation(served: Served, services: Services, { cache, send }: PublicSide) {
  const { id, meta } = served;
  const run = meta.idempotent ? idempotent(served) : once(served);
  const isPersonal = meta.access !== 'public' || meta.session !== null;
  const { config, jobs, now, partners, regions, registry, sessions, storage } = services;
  return async (request: FastifyRequest, reply: FastifyReply) => {
    // Without a spread, which would make an object of this size twenty times slower to create.
    const call: HeldCall = {
      config,
      jobs,
      now,
      partners,
      regions,
      registry,
      sessions,
      storage,
      db: request.db,
      pool: request.db,
      messages: holdMessages(services.messages),
      keepWrites: async () => undefined,
      input: inputOf(meta, request) as OperationInput<OperationId>,
      region: regionOf(request),
      visitor: request.currentUser,
      partner: request.partner,
      // Only operations that require a session read `user`, and the guard has refused everyone else.
      user: request.currentUser as AnyCall['user'],
      request,
      reply,
      requestId: request.id,
    };
    if (isPersonal) reply.header('Cache-Control', 'no-store');
    if (meta.file) {
      const file = (await run(call)) as unknown as ServedFile;
      jobs.wake();
      return sendFile(reply, file);
    }
    const respond = async () => ({ code: '200', message: '操作成功', data: await run(call) });
    const isCached =
      meta.cached === 'everybody' || (meta.cached === 'visitors' && call.visitor === null);
    if (isCached) {
      const serialise = reply.getSerializationFunction('200', 'application/json');
      if (!serialise) throw new Error(`${id} has no serialiser`);
      const key = {
        ...(call.input as object),
        ...(meta.regional ? call.region : {}),
        ...(meta.partnerScoped && call.partner ? { partner: call.partner.scope } : {}),
      };
      const make = async () => String(serialise(await respond()));
      if (isPersonal)
        return reply.type('application/json; charset=utf-8').send(await cache.read(id, key, make));
      return send(request, reply, await cache.read(id, key, make, addressOf(meta, request)));
    }
    const response = await respond();
    if (meta.invalidates.includes('partners')) partners.refresh();
    jobs.wake();
    if (meta.session === 'end') await endSession(services, request, reply);
    return response;
  };
}
