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
import type { KnownPartner, PartnerStore } from '../security/PartnerStore.js';
import type { CurrentUser, SessionStore } from '../security/SessionStore.js';
import type { ObjectStorage } from '../storage/ObjectStorage.js';
import type { Metrics } from '../telemetry/Metrics.js';
import type { Region } from './headers/regionOf.js';
import type { ReadTimes } from './load/endHalfBodies.js';

/** Result of handlers that respond with a file. */
export interface ServedFile {
  readonly content: Readable | Buffer;
  /** Bytes. */
  readonly size: number;
  readonly mediaType: string;
  readonly fileName: string;
  /** Pictures encoded by this server may be displayed; everything else is downloaded. */
  readonly inline: boolean;
  /** Visible to everyone, including partners' pages. */
  readonly isPublic: boolean;
}

/** Hosts of their own at which open regions are served. */
export interface RegionHosts {
  isServedAt(host: string): Promise<boolean>;
}

export interface Services {
  readonly db: Db;
  readonly config: Config;
  readonly now: () => Date;
  readonly sessions: SessionStore;
  readonly partners: PartnerStore;
  readonly regions: RegionHosts;
  readonly messages: MessageStore;
  readonly registry: CompanyRegistry;
  readonly storage: ObjectStorage;
  readonly jobs: JobRunner;
}

/** The argument of a handler. */
export interface Call<Id extends OperationId> extends Omit<Services, 'db' | 'messages'> {
  /** The call's transaction if its operation is idempotent, otherwise the database. */
  readonly db: Queryable;
  readonly messages: Messages;
  /** The database itself, for work that needs a separate transaction or connection. */
  readonly pool: Db;
  /** Keeps what the call has written so far, even if it fails later and its transaction is rolled back. */
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

/** A call of an operation for signed-in users. */
export interface UserCall<Id extends OperationId> extends Call<Id> {
  readonly user: CurrentUser;
}

/** A handler's result: the `data` of the envelope, or a file. */
export type Result<Id extends OperationId> = [OperationData<Id>] extends [FileResponse]
  ? ServedFile
  : OperationData<Id>;

export type Run<Id extends OperationId> = (call: UserCall<Id>) => Promise<Result<Id>>;

/** A handler whose first part waits for another system, which must not hold an idempotent operation's transaction. */
export interface PreparedHandler<Id extends OperationId> {
  /** Runs before the transaction and returns the function to run in it. */
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
  /** Timeouts for receiving a request. */
  readonly readTimes: ReadTimes;
  /** Responds 503 while the event loop lags; for listening servers, where startup is long over. */
  readonly shedsLoad: boolean;
}
