import type { FastifyReply, FastifyRequest } from 'fastify';
import { constants } from '@huiqi/sdk/domain';
import type { ValidSession } from '../security/sessionStore.js';
import type { Call, Services } from './context.js';
import { clearSessionCookie, readSessionCookie, writeSessionCookie } from './cookies.js';

const renewAfterMs = constants.tokenRefreshMinutes * 60_000;

/** The token of a request in token mode. */
export function tokenOf(request: FastifyRequest): string | null {
  const value = request.headers['x-access-token'];
  return typeof value === 'string' && value !== '' ? value : null;
}

/** Signs a user in (`x-session: start`), in the mode the request asks for; ends the session of its cookie. */
export async function startSession(
  call: Pick<Call<never>, keyof Services | 'request' | 'reply'>,
  userId: string,
): Promise<void> {
  const { config, db, reply, request, sessions } = call;
  const earlier = readSessionCookie(request, config);
  if (earlier !== null) await sessions.close(db, earlier);
  const mode = request.headers['x-session-mode'] === 'cookie' ? 'cookie' : 'token';
  const id = await sessions.open(db, userId, mode, call.now());
  if (mode === 'cookie') writeSessionCookie(reply, config, id);
  else reply.header('X-Access-Token', id);
}

/** Ends the session of a request (`x-session: end`). */
export async function endSession(
  { config, db, sessions }: Services,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<void> {
  const id = tokenOf(request) ?? readSessionCookie(request, config);
  if (id !== null) await sessions.close(db, id);
  clearSessionCookie(reply, config);
}

/** Sends a new token to the holder of an ageing one (`x-session: renew`, spec 1 §4). */
export async function renewToken(
  { db, now, sessions }: Services,
  { createdAt, user }: ValidSession,
  token: string,
  reply: FastifyReply,
): Promise<void> {
  if (now().getTime() - createdAt.getTime() < renewAfterMs) return;
  reply.header('X-Access-Token', await sessions.renew(db, token, user.id, now()));
}
