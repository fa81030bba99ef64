import type { FastifyReply, FastifyRequest } from 'fastify';
import type { OperationData, OperationId, OperationInput } from '@huiqi/sdk';
import type { Config } from '../config/config.js';
import type { Db } from '../db/database.js';
import type { CurrentUser, SessionMode } from '../modules/session/sessions.js';

/** What every handler is given. */
export interface Services {
  readonly db: Db;
  readonly config: Config;
  readonly now: () => Date;
}

export interface Call<Id extends OperationId> extends Services {
  readonly input: OperationInput<Id>;
  /** The signed-in user; null for a visitor. */
  readonly visitor: CurrentUser | null;
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
  readonly requestId: string;
}

/** A handler that only signed-in users reach has them at hand. */
export interface UserCall<Id extends OperationId> extends Call<Id> {
  readonly user: CurrentUser;
}

export type Handler<Id extends OperationId> = (call: UserCall<Id>) => Promise<OperationData<Id>>;
export type Handlers = { readonly [Id in OperationId]?: Handler<Id> };

declare module 'fastify' {
  interface FastifyRequest {
    currentUser: CurrentUser | null;
    sessionMode: SessionMode | null;
  }
}
