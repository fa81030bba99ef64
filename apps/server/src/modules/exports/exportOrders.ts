import { randomUUID } from 'node:crypto';
import type { SQL } from 'drizzle-orm';
import { messages } from '@huiqi/sdk/domain';
import { ApiError, conflict, invalid } from '../../contract/ApiError.js';
import { readByCursor } from '../../db/idCursor.js';
import type { UserCall, ServedFile } from '../../http/context.js';
import { whereFound } from '../staffOrders/findOrders.js';
import { chosenColumns, type ExportColumn } from './exportColumns.js';
import { countMatching, matchingIds, readExportRows } from './repository.js';
import { beginRecord, endRecord, recordProgress, type Ending } from './exportRecordRepository.js';
import { goneSignal } from './goneSignal.js';
import { mediaType } from './serveSheet.js';
import { exportsPerUser, slots, tooMany } from './slots.js';
import { WorkbookWriter, type Workbook } from './xls/WorkbookWriter.js';

/** Maximum number of orders per export. */
export const exportLimit = 100_000;

const batch = 1_000;
/** How often the record of an export is updated, in milliseconds. */
const notedEvery = 500;
const sheetTitle = '申请信息';

type ExportCall = UserCall<'exportOrders'>;

interface Export {
  readonly recordId: string;
  readonly columns: readonly ExportColumn[];
  readonly where: SQL | undefined;
  /** Aborted when the client disconnects. */
  readonly signal: AbortSignal;
}

/** Writes the orders in batches, reporting progress through `ending` after each. */
async function writeOrders(
  { pool, now }: ExportCall,
  { recordId, columns, where, signal }: Export,
  book: WorkbookWriter,
  ending: { written: number },
): Promise<void> {
  let notedAt = performance.now();
  await readByCursor(pool, {
    ids: matchingIds(where),
    batch,
    read: async (db, ids) => {
      const rows = await readExportRows(db, ids);
      await book.addRows(rows.map((row) => columns.map(({ cell }) => cell(row))));
      ending.written += rows.length;
      signal.throwIfAborted();
      if (performance.now() - notedAt < notedEvery) return;
      notedAt = performance.now();
      // Not on the snapshot, which is read-only.
      await recordProgress(pool, recordId, ending.written, now());
    },
  });
}

async function build(call: ExportCall, task: Export, onClose: () => void): Promise<Workbook> {
  const { request, db, user, now } = call;
  const progress = { written: 0 };
  const end = (state: Ending['state']) =>
    endRecord(db, task.recordId, { state, written: progress.written }, now());
  let book: WorkbookWriter | undefined;
  try {
    book = await WorkbookWriter.open(sheetTitle, task.columns);
    await writeOrders(call, task, book, progress);
    const workbook = await book.finish(onClose);
    await end('DONE');
    request.log.info({ userId: user.id, count: progress.written }, 'orders exported');
    return workbook;
  } catch (error) {
    await book?.close();
    await end(task.signal.aborted ? 'CANCELLED' : 'FAILED');
    throw task.signal.aborted ? conflict('导出已取消') : error;
  }
}

/** Checks an export and records its start. */
async function begin(call: ExportCall): Promise<Omit<Export, 'signal'>> {
  const { db, user, input, now, request } = call;
  const { fieldList, exportId = randomUUID(), ...filters } = input.body;
  const columns = chosenColumns(fieldList);
  if (!columns) throw invalid([{ field: 'fieldList', message: '导出字段不存在' }]);
  if (columns.length === 0) throw invalid([{ field: 'fieldList', message: '请选择导出字段' }]);
  const where = await whereFound(call, filters);
  const total = await countMatching(db, where, exportLimit);
  if (total === 0) throw new ApiError('100404', { message: messages.exportNeedsData });
  if (total > exportLimit)
    throw new ApiError('100413', {
      message: `最多导出${exportLimit}笔申请，请缩小筛选范围`,
    });
  const record = {
    userId: user.id,
    exportId,
    columns: columns.map(({ fieldName }) => fieldName),
    filters: Object.keys(filters),
    total,
  };
  const recordId = await beginRecord(db, record, exportsPerUser, now());
  if (recordId === null) throw tooMany();
  const { columns: names, filters: filterNames } = record;
  request.log.info(
    { userId: user.id, filters: filterNames, columns: names.length, total },
    'an export of orders begins',
  );
  return { recordId, columns, where };
}

/**
 * Exports matching orders as a workbook, written to a scratch file first so that memory does not grow with their
 * number.
 */
export async function exportOrders(call: ExportCall): Promise<ServedFile> {
  const release = slots.take(call.user.id);
  if (!release) throw tooMany();
  try {
    const signal = goneSignal(call);
    const { content, size } = await build(call, { ...(await begin(call)), signal }, release);
    return {
      content,
      size,
      mediaType,
      fileName: '申请信息.xls',
      inline: false,
      isPublic: false,
    };
  } catch (error) {
    release();
    throw error;
  }
}
