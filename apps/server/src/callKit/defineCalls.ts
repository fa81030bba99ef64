import type { OperationData, OperationId, OperationInput } from '@huiqi/sdk';
import type { Db } from '../db/database.js';

export interface CallContext {
  /** For what no operation returns: a code sent to a phone, a partner's token. */
  readonly db: Db;
  readonly now: () => Date;
  /** Calls an operation on behalf of a sample account; throws unless it succeeds. */
  ask<Id extends OperationId>(
    login: string,
    id: Id,
    input: OperationInput<Id>,
  ): Promise<OperationData<Id>>;
}

/** A call that succeeds on the sample data. */
export interface Example<Id extends OperationId> {
  /** Login of the calling sample account. */
  readonly as: string;
  readonly input: OperationInput<Id>;
  /** Sent instead of a session, by a partner's server. */
  readonly headers?: Readonly<Record<string, string>>;
}

export type Examples = { readonly [Id in OperationId]?: Example<Id> };

/** Defines one succeeding call per operation of a domain; the calls must be independent of their order. */
export const defineCalls = (
  make: (context: CallContext) => Promise<Examples> | Examples,
): typeof make => make;
