import type { OperationId } from '@huiqi/sdk';
import type { UserCall } from '../../http/context.js';
import type { CompanyRegistry } from '../../registry/CompanyRegistry.js';
import type { OrderRow } from '../orders/toOrder.js';
import { isStaff, readableOrder, requireAuthorised } from './reportAccess.js';
import { addReading, findReport, storeReport, type ReportRow } from './repository.js';
import type { ReadingKind } from '../../schema/reports.js';

type Reader = Pick<
  UserCall<OperationId>,
  'db' | 'now' | 'registry' | 'request' | 'requestId' | 'user'
>;

/** A report with its order. */
export interface OrderReport {
  readonly row: OrderRow;
  readonly report: ReportRow;
}

type Making = Promise<ReportRow | undefined>;

const underWay = new WeakMap<CompanyRegistry, Map<string, Making>>();

async function make({ db, now, registry }: Reader, orderId: string, creditCode: string): Making {
  // Reached by callers that looked before the last generation ended.
  const stored = await findReport(db, orderId);
  if (stored) return stored;
  const data = await registry.findReport(creditCode);
  if (!data) return undefined;
  // Another process may have stored one meanwhile.
  return (await storeReport(db, orderId, data, now())) ?? findReport(db, orderId);
}

/** Generates a report once for the concurrent calls of a page. */
function makeOnce(reader: Reader, orderId: string, creditCode: string): Making {
  const making = underWay.get(reader.registry) ?? new Map<string, Making>();
  underWay.set(reader.registry, making);
  const started =
    making.get(orderId) ?? make(reader, orderId, creditCode).finally(() => making.delete(orderId));
  making.set(orderId, started);
  return started;
}

/**
 * Reads an order's report on behalf of the caller; null without one, as for persons and for companies unknown to the
 * register.
 */
export async function readReport(reader: Reader, orderId: string): Promise<OrderReport | null> {
  const row = await readableOrder(reader, orderId);
  if (row.creditCode === null) return null;
  await requireAuthorised(reader.db, row);
  const report =
    (await findReport(reader.db, orderId)) ?? (await makeOnce(reader, orderId, row.creditCode));
  if (!report) return null;
  if (isStaff(reader.user)) await recordReading(reader, report, 'READ');
  return { row, report };
}

/** Records who read a report, in the database and in the log. */
export async function recordReading(
  { db, now, request, requestId, user }: Omit<Reader, 'registry'>,
  { orderId, number }: ReportRow,
  kind: ReadingKind,
  recipient?: string,
): Promise<void> {
  const reading = { orderId, userId: user.id, kind, number, requestId };
  await addReading(db, { ...reading, ...(recipient ? { recipient } : {}) }, now());
  // The database has whose report it was; logs name nobody.
  request.log.info({ kind, number }, 'a credit report was read');
}
