import type { FastifyReply, FastifyRequest } from 'fastify';
import { constants } from '@huiqi/sdk/domain';
import type {
  CarriedSession,
  NewSession,
  SessionMode,
  ValidSession,
} from '../../security/SessionStore.js';
import type { Call, Services } from '../context.js';
import { clearSessionCookie, readSessionCookie, writeSessionCookie } from '../headers/cookies.js';

const renewAfterMs = constants.tokenRefreshMinutes * 60_000;

/** The token of a request in token mode. */
export function tokenOf(request: FastifyRequest): string | null {
  const value = request.headers['x-access-token'];
  return typeof value === 'string' && value !== '' ? value : null;
}

/** The session of a request: by token, or else by cookie. */
export function carriedSession(
  request: FastifyRequest,
  { config }: Pick<Services, 'config'>,
): CarriedSession | null {
  const token = tokenOf(request);
  if (token !== null) return { id: token, mode: 'token' };
  // Other origins' pages never act with our cookie.
  if (request.page?.kind !== 'own') return null;
  const cookie = readSessionCookie(request, config);
  return cookie === null ? null : { id: cookie, mode: 'cookie' };
}

export interface Login extends Pick<NewSession, 'userId' | 'epoch' | 'familyId'> {
  /** The partner whose server requested it. Defaults to the one whose page signs in. */
  readonly partnerId?: string | null;
}

/**
 * Signs a user in (`x-session: start`), in the mode the request asks for; other origins' pages always get a token. Ends
 * sessions the request carries, so that an id from before the login is worthless after it (ASVS 7.2.4). `epoch` is that
 * of the account whose secret was checked: a password change meanwhile prevents the session.
 */
export async function startSession(
  call: Pick<Call<never>, keyof Services | 'request' | 'reply'>,
  login: Login,
): Promise<void> {
  const { config, db, reply, request, sessions } = call;
  const isOwn = request.page.kind === 'own';
  const token = tokenOf(request);
  const cookie = isOwn ? readSessionCookie(request, config) : null;
  if (token !== null) await sessions.close(db, { id: token, mode: 'token' });
  if (cookie !== null) await sessions.close(db, { id: cookie, mode: 'cookie' });
  const wantsCookie = request.headers['x-session-mode'] === 'cookie';
  const mode: SessionMode = isOwn && wantsCookie ? 'cookie' : 'token';
  const partnerId = login.partnerId ?? request.partner?.id ?? null;
  const id = await sessions.open(db, { ...login, mode, partnerId }, call.now());
  if (mode === 'cookie') writeSessionCookie(reply, config, id);
  else reply.header('X-Access-Token', id);
}

/** Ends the session of a request (`x-session: end`), with every token renewed from its login. */
export async function endSession(
  services: Services,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<void> {
  const carried = carriedSession(request, services);
  if (carried !== null) await services.sessions.close(services.db, carried);
  if (request.page.kind === 'own') clearSessionCookie(reply, services.config);
}

/** Sends a new token to the holder of an ageing one (`x-session: renew`, spec 1 §4). */
export async function renewToken(
  { db, now, sessions }: Services,
  { createdAt }: ValidSession,
  token: string,
  reply: FastifyReply,
): Promise<void> {
  if (now().getTime() - createdAt.getTime() < renewAfterMs) return;
  const next = await sessions.renew(db, token, now());
  if (next !== null) reply.header('X-Access-Token', next);
}
