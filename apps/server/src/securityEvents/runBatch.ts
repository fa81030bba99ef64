import type { BatchResult, BatchRow, ChangeAction, PromisedDesk } from '@huiqi/sdk';
import { ApiError, invalid } from '../contract/ApiError.js';
import { overloadOf } from '../contract/Overloaded.js';
import type { Queryable } from '../db/database.js';
import { isUnavailable } from '../db/isUnavailable.js';
import type { UserCall } from '../http/context.js';
import { callOf } from '../http/observe/logRequests.js';
import { recordSecurityEvent } from './recordSecurityEvent.js';

export type BatchCall = Omit<UserCall<never>, 'input'>;

export interface Batch {
  readonly desk: PromisedDesk | 'CONTENT' | 'DEMAND' | 'SERVICE_ORDER';
  readonly action: ChangeAction | 'ASSIGN' | 'CLOSE' | 'REFUSE';
  readonly batchId: string;
  readonly ids: readonly string[];
  /** In the order of `ids`. */
  readonly versions?: readonly number[];
}

type Act = (tx: Queryable, id: string, version: number) => Promise<unknown>;

/** Messages of the fields where there are any: they are more exact than that of the code. */
const reasonOf = ({ userMessage, details: { fieldErrors = [] } }: ApiError): string =>
  fieldErrors.length > 0 ? fieldErrors.map(({ message }) => message).join('；') : userMessage;

/** The refusal of one record. An error that every record would meet is thrown: the client sends the whole call again. */
function refusalOf(error: unknown, { request }: BatchCall): ApiError {
  if (overloadOf(error) || isUnavailable(error)) throw error;
  if (error instanceof ApiError) return error;
  request.log.error({ err: error, ...callOf(request) }, 'a record of a batch failed');
  return new ApiError('100500');
}

async function runRow(
  call: BatchCall,
  id: string,
  act: (tx: Queryable) => Promise<unknown>,
): Promise<BatchRow> {
  try {
    // A savepoint: what was done before an error is undone for this record alone.
    await call.db.transaction(act);
    return { id, code: '200', message: '' };
  } catch (error) {
    const refusal = refusalOf(error, call);
    return { id, code: refusal.code, message: reasonOf(refusal) };
  }
}

/**
 * Does the same with several records, each as if it were alone, and records one event in the caller's trail. `act` gets
 * the transaction of its record.
 */
export async function runBatch(
  call: BatchCall,
  { desk, action, batchId, ids, versions = ids.map(() => 1) }: Batch,
  act: Act,
): Promise<BatchResult> {
  if (versions.length !== ids.length)
    throw invalid([{ field: 'versions', message: '版本与记录数不一致' }]);
  const shown = new Map(ids.map((id, at) => [id, versions[at] ?? 1]));
  const results = new Map<string, BatchRow>();
  // In the order of their ids, so that two batches never lock the same records in opposite orders.
  for (const [id, version] of [...shown].toSorted(([a], [b]) => (a < b ? -1 : 1)))
    results.set(id, await runRow(call, id, (tx) => act(tx, id, version)));
  const rows = ids.flatMap((id) => results.get(id) ?? []);
  const done = rows.filter(({ code }) => code === '200').map(({ id }) => id);
  await recordSecurityEvent(call, {
    event: 'BATCH_DECIDED',
    userId: call.user.id,
    detail: [desk, action, done.length, rows.length, batchId, ...done].join(' '),
  });
  return { results: rows };
}
