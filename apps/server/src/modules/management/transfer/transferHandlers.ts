import type { ManagedKind } from '@huiqi/sdk';
import { formatDate, ManagedKindLabels } from '@huiqi/sdk/domain';
import { ApiError, invalid } from '../../../contract/ApiError.js';
import type { Handlers, ServedFile, UserCall } from '../../../http/context.js';
import { slots, tooMany } from '../../exports/slots.js';
import { FileRefusal, tooLarge } from '../../uploads/FileRefusal.js';
import { findItems } from '../itemRepository.js';
import { keeperScope } from '../keeperScope.js';
import { kindOf } from '../kinds/kinds.js';
import { countPixels } from '../../uploads/countPixels.js';
import { acceptCarried, filesOf, type CarriedFile } from './carriedFiles.js';
import { readStored } from './carriedRepository.js';
import { columnsOf, type Column } from './columns.js';
import { importItems, type ImportedFile } from './importItems.js';
import { jsonRows, readJson, writeJson } from './jsonFile.js';
import { readNames } from './names.js';
import { receiveFile, refusedFile, type ReceivedFile } from './receiveFile.js';
import { readWorkbook } from './readWorkbook.js';
import { sheetRows } from './sheetRows.js';
import { maxRows, workbookType, writeWorkbook, type ExportedItem } from './writeWorkbook.js';

/** What a column holds is HTML where the kind cleans it. */
const isHtml =
  (kind: ManagedKind) =>
  ({ path }: Column) =>
    kindOf(kind).clean !== undefined && path.join('.') === 'content';

const isZip = (content: Buffer) => content.subarray(0, 2).toString('latin1') === 'PK';

const maxWorkbook = 2 * 1_048_576;
/** Of the pictures and attachments of an export. */
const maxCarried = 64 * 1_048_576;

/** Reads a file by what it is, whatever its name says. */
async function readFile(
  call: UserCall<'importManagedItems'>,
  { name, content }: ReceivedFile,
): Promise<ImportedFile> {
  const { kind } = call.input;
  if (isZip(content)) {
    if (content.length > maxWorkbook) throw tooLarge(maxWorkbook);
    const rows = await readWorkbook(content, kind);
    return {
      name,
      files: [],
      rows: (names) => sheetRows(rows, { kind, names, isHtml: isHtml(kind) }),
    };
  }
  const file = readJson(content.toString('utf8').replace(/^\uFEFF/, ''));
  if (file.kind !== kind)
    throw new FileRefusal(
      `文件中是${ManagedKindLabels[file.kind]}，请在${ManagedKindLabels[file.kind]}中导入`,
    );
  const files = await acceptCarried(file.files ?? [], {
    folder: call.storage.incoming,
    ownerId: call.user.id,
    onPixels: (pixels) => countPixels(call, call.user.id, pixels),
  });
  return { name, files, rows: () => jsonRows(file) };
}

async function readItems({
  db,
  user,
  input: { kind },
}: UserCall<'exportManagedItems'>): Promise<ExportedItem[]> {
  const range = { limit: maxRows + 1, offset: 0 };
  const found = await findItems(db, { kind, state: 'PUBLISHED' }, keeperScope(user), range);
  if (found.length > maxRows)
    throw new ApiError('100413', { message: `超过${maxRows}项，不能一次导出` });
  const items: ExportedItem[] = [];
  for (const { id } of found) {
    const content = await kindOf(kind).read(db, id);
    if (content) items.push({ id, content });
  }
  return items;
}

/** The pictures and attachments of the items. */
async function readCarried(
  { db }: UserCall<'exportManagedItems'>,
  items: readonly ExportedItem[],
): Promise<CarriedFile[]> {
  const files: CarriedFile[] = [];
  let size = 0;
  for await (const { content, ...file } of readStored(db, filesOf(items))) {
    size += content.length;
    if (size > maxCarried)
      throw new ApiError('100413', { message: '图片和附件超过64MB，请导出为Excel工作簿' });
    files.push({ ...file, content: content.toString('base64') });
  }
  return files;
}

async function exportItems(call: UserCall<'exportManagedItems'>): Promise<ServedFile> {
  const { db, user, input, now, request } = call;
  const { kind, format } = input;
  if (format !== 'JSON' && columnsOf(kind).length === 0)
    throw invalid([{ field: 'format', message: `${ManagedKindLabels[kind]}只能导出为JSON文件` }]);
  const items = format === 'TEMPLATE' ? [] : await readItems(call);
  const content =
    format === 'JSON'
      ? writeJson({ kind, items, files: await readCarried(call, items) })
      : await writeWorkbook(kind, items, await readNames(db, columnsOf(kind)), now());
  request.log.info({ userId: user.id, kind, format, count: items.length }, 'content exported');
  const about = format === 'TEMPLATE' ? '导入模板' : formatDate(now());
  return {
    content,
    size: content.length,
    mediaType: format === 'JSON' ? 'application/octet-stream' : workbookType,
    fileName: `${ManagedKindLabels[kind]}-${about}.${format === 'JSON' ? 'json' : 'xlsx'}`,
    inline: false,
    isPublic: false,
  };
}

/** Runs work on a file as one of the user's at a time, so that nobody fills the memory. */
async function inSlot<Result>(userId: string, work: () => Promise<Result>): Promise<Result> {
  const release = slots.take(userId);
  if (!release) throw tooMany();
  try {
    return await work();
  } finally {
    release();
  }
}

export const transferHandlers = {
  exportManagedItems: (call) => inSlot(call.user.id, () => exportItems(call)),

  importManagedItems: {
    prepare: async (call) => {
      const file = await inSlot(call.user.id, async () => {
        const received = await receiveFile(call);
        try {
          return await readFile(call, received);
        } catch (error) {
          throw error instanceof FileRefusal ? refusedFile(error) : error;
        }
      });
      return (prepared) => importItems(prepared, file);
    },
  },
} satisfies Handlers;
