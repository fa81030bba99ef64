import type { Readable } from 'node:stream';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { FileResponse, OperationData, OperationId, OperationInput } from '@huiqi/sdk';
import type { Config } from '../config/config.js';
import type { Db, Queryable } from '../db/database.js';
import type { JobRunner } from '../jobs/JobRunner.js';
import type { Delivery } from '../messages/delivery.js';
import type { Messages, MessageStore } from '../messages/message.js';
import type { KeepWrites } from '../security/idempotency.js';
import type { CompanyRegistry } from '../registry/CompanyRegistry.js';
import type { KnownPartner, PartnerStore } from '../security/partnerStore.js';
import type { CurrentUser, SessionStore } from '../security/sessionStore.js';
import type { ObjectStorage } from '../storage/ObjectStorage.js';
import type { Metrics } from '../telemetry/Metrics.js';
import type { Region } from './headers/regionOf.js';
import type { ReadTimes } from './load/endHalfBodies.js';

/** What the handler of an operation that responds with a file returns. */
export interface ServedFile {
  readonly content: Readable | Buffer;
  /** Bytes. */
  readonly size: number;
  readonly mediaType: string;
  readonly fileName: string;
  /** A picture that this server encoded itself may be shown in a page; everything else is saved. */
  readonly inline: boolean;
  /** Everybody may see it, partners' pages too. */
  readonly isPublic: boolean;
}

export interface Services {
  readonly db: Db;
  readonly config: Config;
  readonly now: () => Date;
  readonly sessions: SessionStore;
  readonly partners: PartnerStore;
  readonly messages: MessageStore;
  readonly registry: CompanyRegistry;
  readonly storage: ObjectStorage;
  readonly jobs: JobRunner;
}

/** What a handler is called with. */
export interface Call<Id extends OperationId> extends Omit<Services, 'db' | 'messages'> {
  /** The transaction of the call if its operation is idempotent, otherwise the database. */
  readonly db: Queryable;
  readonly messages: Messages;
  /** The database itself, for work that needs a transaction or a connection of its own. */
  readonly pool: Db;
  /** Keeps what the call has written so far, even if it fails later on and its transaction is rolled back. */
  readonly keepWrites: KeepWrites;
  readonly input: OperationInput<Id>;
  /** The region of the headers; operations that read it are marked `x-regional` in the contract. */
  readonly region: Region;
  /** The signed-in user; null for a visitor. */
  readonly visitor: CurrentUser | null;
  /** The partner whose session, page or server calls; null for our own pages. */
  readonly partner: KnownPartner | null;
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
  readonly requestId: string;
}

/** A call of an operation that only signed-in users reach. */
export interface UserCall<Id extends OperationId> extends Call<Id> {
  readonly user: CurrentUser;
}

/** What a handler returns: the `data` of the envelope, or a file. */
export type Result<Id extends OperationId> = [OperationData<Id>] extends [FileResponse]
  ? ServedFile
  : OperationData<Id>;

export type Run<Id extends OperationId> = (call: UserCall<Id>) => Promise<Result<Id>>;

/** A handler whose first part waits for another system, which must not hold the transaction of an idempotent operation. */
export interface PreparedHandler<Id extends OperationId> {
  /** Runs before the transaction and returns what runs in it. */
  readonly prepare: (call: UserCall<Id>) => Promise<Run<Id>>;
}

export type Handler<Id extends OperationId> = Run<Id> | PreparedHandler<Id>;
export type Handlers = { readonly [Id in OperationId]?: Handler<Id> };

/** What every plugin of the application is given; each declares what of it it takes. */
export interface PluginOptions extends Services {
  readonly delivery: Delivery;
  readonly handlers: Handlers;
  readonly isStopping: () => boolean;
  /** Where requests, connections and sessions are counted; null for nowhere. */
  readonly metrics: Metrics | null;
  /** How long clients may take to send what they began to. */
  readonly readTimes: ReadTimes;
  /** Responds 503 while the event loop lags; for a server that listens, where boot is long over. */
  readonly shedsLoad: boolean;
}
