import { formatDate, ManagedKindLabels } from '@huiqi/sdk/domain';
import { ApiError, conflict, invalid } from '../../../contract/ApiError.js';
import type { ServedFile, UserCall } from '../../../http/context.js';
import { goneSignal } from '../../exports/goneSignal.js';
import { ScratchFile } from '../../exports/xls/ScratchFile.js';
import { findItems } from '../itemRepository.js';
import { keeperScope } from '../keeperScope.js';
import { kindOf } from '../kinds/kinds.js';
import { maxFiles, type CarriedFile, type NamedFile } from './carriedFiles.js';
import { readStored } from './carriedRepository.js';
import { columnsOf } from './columns.js';
import { jsonParts, mostItems } from './jsonFile.js';
import { readNames } from './names.js';
import { workbookType, writeWorkbook, type ExportedItem } from './writeWorkbook.js';

/** A workbook is made in memory. */
const mostInWorkbook = 5_000;
/** Of the pictures and attachments of an export. */
const maxCarried = 64 * 1_048_576;

/** Characters. */
const writtenAtOnce = 262_144;

type ExportCall = UserCall<'exportManagedItems'>;

/** Ids of the published items that the user keeps; throws 100413 if there are more. */
async function findIds(
  { db, user, input: { kind } }: ExportCall,
  most: number,
  refusal: string,
): Promise<string[]> {
  const range = { limit: most + 1, offset: 0 };
  const found = await findItems(db, { kind, state: 'PUBLISHED' }, keeperScope(user), range);
  if (found.length > most) throw new ApiError('100413', { message: refusal });
  return found.map(({ id }) => id);
}

async function* readItems(call: ExportCall, ids: readonly string[]): AsyncGenerator<ExportedItem> {
  const gone = goneSignal(call);
  for (const id of ids) {
    if (gone.aborted) throw conflict('导出已取消');
    const content = await kindOf(call.input.kind).read(call.db, id);
    if (content) yield { id, content };
  }
}

/** The pictures and attachments of the items. */
async function* readCarried(
  { db }: ExportCall,
  wanted: readonly NamedFile[],
): AsyncGenerator<CarriedFile> {
  let size = 0;
  let count = 0;
  for await (const { content, ...file } of readStored(db, wanted)) {
    size += content.length;
    count += 1;
    if (size > maxCarried || count > maxFiles)
      throw new ApiError('100413', {
        message: `图片和附件超过${maxFiles}个或64MB，请导出为Excel工作簿`,
      });
    yield { ...file, content: content.toString('base64') };
  }
}

interface Content extends Pick<ServedFile, 'content' | 'size'> {
  /** Of items. */
  readonly count: number;
}

async function exportJson(call: ExportCall): Promise<Content> {
  const ids = await findIds(call, mostItems, `超过${mostItems}项，不能一次导出`);
  const file = await ScratchFile.open();
  try {
    const parts = jsonParts(call.input.kind, readItems(call, ids), (files) =>
      readCarried(call, files),
    );
    let unwritten = '';
    for await (const part of parts) {
      unwritten += part;
      if (unwritten.length < writtenAtOnce) continue;
      await file.append(Buffer.from(unwritten));
      unwritten = '';
    }
    await file.append(Buffer.from(unwritten));
    return { content: file.stream(), size: file.size, count: ids.length };
  } catch (error) {
    await file.close();
    throw error;
  }
}

async function exportWorkbook(call: ExportCall): Promise<Content> {
  const { db, now } = call;
  const { kind, format } = call.input;
  const refusal = `超过${mostInWorkbook}项，请导出为JSON文件`;
  const ids = format === 'TEMPLATE' ? [] : await findIds(call, mostInWorkbook, refusal);
  const items: ExportedItem[] = [];
  for await (const item of readItems(call, ids)) items.push(item);
  const content = await writeWorkbook(kind, items, await readNames(db, columnsOf(kind)), now());
  return { content, size: content.length, count: items.length };
}

/** All published items of a kind as a file. */
export async function exportItems(call: ExportCall): Promise<ServedFile> {
  const { user, input, now, request } = call;
  const { kind, format } = input;
  if (format !== 'JSON' && columnsOf(kind).length === 0)
    throw invalid([{ field: 'format', message: `${ManagedKindLabels[kind]}只能导出为JSON文件` }]);
  const { count, ...file } = await (format === 'JSON' ? exportJson(call) : exportWorkbook(call));
  request.log.info({ userId: user.id, kind, format, count }, 'content exported');
  const about = format === 'TEMPLATE' ? '导入模板' : formatDate(now());
  return {
    ...file,
    mediaType: format === 'JSON' ? 'application/octet-stream' : workbookType,
    fileName: `${ManagedKindLabels[kind]}-${about}.${format === 'JSON' ? 'json' : 'xlsx'}`,
    inline: false,
    isPublic: false,
  };
}
