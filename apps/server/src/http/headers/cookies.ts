import cookie from '@fastify/cookie';
import type { FastifyReply, FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import type { Config } from '../../config/config.js';

/** `__Host-` binds the cookie to this exact host; browsers only accept it over https. */
export const cookieName = (config: Config) => (config.secure ? '__Host-huiqi' : 'huiqi_session');

const options = (config: Config) =>
  ({ path: '/', httpOnly: true, sameSite: 'lax', secure: config.secure }) as const;

export function readSessionCookie(request: FastifyRequest, config: Config): string | null {
  return request.cookies[cookieName(config)] ?? null;
}

export function writeSessionCookie(reply: FastifyReply, config: Config, id: string): void {
  reply.setCookie(cookieName(config), id, options(config));
}

export function clearSessionCookie(reply: FastifyReply, config: Config): void {
  reply.clearCookie(cookieName(config), options(config));
}

/** Reads the cookies of every request. */
export const cookies = fp(async (app) => void (await app.register(cookie)), { name: 'cookies' });
