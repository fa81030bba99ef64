import type { ManagedKind } from '@huiqi/sdk';
import { ManagedKindValues } from '@huiqi/sdk/domain';
import { FileRefusal } from '../../uploads/FileRefusal.js';
import { filesOf, keyOf, parseCarried, type CarriedFile, type NamedFile } from './carriedFiles.js';
import { nameOf } from './columns.js';
import type { ImportedRow } from './ImportedRow.js';
import { maxRows, type ExportedItem } from './writeWorkbook.js';

const format = 'huiqi-managed-content';
const version = 1;
/** Items of an export, and of `npm run import`. */
export const mostItems = 20_000;

interface JsonFile {
  readonly kind: ManagedKind;
  readonly items: readonly ExportedItem[];
  /** Pictures and attachments that the items refer to. */
  readonly files?: readonly CarriedFile[];
}

export const writeJson = (file: JsonFile): Buffer =>
  Buffer.from(JSON.stringify({ format, version, ...file }));

/**
 * A file with everything of the items, for another installation, and with the files that they refer to; neither are held
 * in memory together.
 */
export async function* jsonParts(
  kind: ManagedKind,
  items: AsyncIterable<ExportedItem>,
  readFiles: (files: readonly NamedFile[]) => AsyncIterable<CarriedFile>,
): AsyncGenerator<string> {
  const referred = new Map<string, NamedFile>();
  yield `${JSON.stringify({ format, version, kind }).slice(0, -1)},"items":[`;
  let separator = '\n';
  for await (const item of items) {
    for (const file of filesOf(item)) referred.set(keyOf(file), file);
    yield `${separator}${JSON.stringify(item)}`;
    separator = ',\n';
  }
  yield '],"files":[';
  separator = '\n';
  for await (const file of readFiles([...referred.values()])) {
    yield `${separator}${JSON.stringify(file)}`;
    separator = ',\n';
  }
  yield ']}\n';
}

const idPattern = /^[A-Za-z0-9_-]{1,255}$/;

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Whether a text is a file of this format, of any version. */
export const isOfFormat = (value: unknown): boolean =>
  isObject(value) && value['format'] === format;

/** The items of a file and the files that they refer to; throws a FileRefusal for any other, and for an item without an id. */
export function readJson(text: string, most = maxRows): JsonFile {
  let file: unknown;
  try {
    file = JSON.parse(text);
  } catch {
    throw new FileRefusal('不是Excel工作簿（.xlsx）或导出的JSON文件');
  }
  if (!isObject(file) || file['format'] !== format)
    throw new FileRefusal('不是从这里导出的JSON文件');
  if (file['version'] !== version) throw new FileRefusal('文件的版本不同，请用同一版本的平台导出');
  const kind = ManagedKindValues.find((name) => name === file['kind']);
  const { items } = file;
  if (!kind || !Array.isArray(items)) throw new FileRefusal('不是从这里导出的JSON文件');
  if (items.length > most) throw new FileRefusal(`一次最多导入${most}项，请分开导入`);
  const seen = items.map((item: unknown, at) => {
    const id = isObject(item) ? item['id'] : undefined;
    if (typeof id !== 'string' || !idPattern.test(id) || !isObject(item))
      throw new FileRefusal(`第${at + 1}项没有编号，或编号的格式不正确`);
    return { id, content: item['content'] } as ExportedItem;
  });
  // Nothing else comes in with them.
  const wanted = new Set(filesOf(seen.map(({ content }) => content)).map(keyOf));
  const files = parseCarried(file['files']).filter((one) => wanted.has(keyOf(one)));
  return { kind, items: seen, files };
}

/** The items as rows of an import. */
export function jsonRows({ kind, items }: JsonFile): ImportedRow[] {
  return items.map(({ id, content }, at) => ({
    row: at + 1,
    id,
    // What an older platform did not know stays as it is published, or begins empty.
    build: (base) => ({
      content: isObject(content) ? { ...base, ...content } : content,
      problems: [],
    }),
    placeOf: (path) => ({
      place: ['items', at, 'content', ...path].join('.'),
      name: nameOf(kind, path),
    }),
  }));
}
