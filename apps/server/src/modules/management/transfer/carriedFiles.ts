import { randomUUID } from 'node:crypto';
import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { checkFileName } from '../../uploads/checkFileName.js';
import { FileRefusal, tooLarge } from '../../uploads/FileRefusal.js';
import { uploadRules } from '../../uploads/fileFormats.js';
import { inspectFile } from '../../uploads/inspect/inspectFile.js';
import { reencodePicture } from '../../uploads/inspect/reencodePicture.js';

const types = ['PICTURE', 'TEMPLATE'] as const;

/** A picture or an attachment that contents of a file refer to. */
export interface CarriedFile {
  readonly type: (typeof types)[number];
  readonly id: string;
  readonly fileName: string;
  /** Base64. */
  readonly content: string;
}

export type NamedFile = Pick<CarriedFile, 'id' | 'type'>;

/** A carried file with its bytes. */
export interface StoredFile extends Pick<CarriedFile, 'id' | 'type'> {
  readonly fileName: string;
  readonly mediaType: string;
  readonly content: Buffer;
}

const picture = /\/user\/picture\/([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})(?![\w-])/g;
const idPattern = /^[A-Za-z0-9_-]{1,255}$/;
/** Of an export, and of an import. */
export const maxFiles = 2_000;

/** How a file is named, whatever its type. */
export const keyOf = ({ type, id }: NamedFile): string => `${type} ${id}`;

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

/** The files that contents refer to: pictures by their addresses, attachments and templates by their ids. */
export function filesOf(contents: unknown): NamedFile[] {
  const found = new Map<string, NamedFile>();
  const add = (type: CarriedFile['type'], id: string) =>
    found.set(keyOf({ type, id }), { type, id });
  const walk = (value: unknown): void => {
    if (typeof value === 'string')
      for (const [, id = ''] of value.matchAll(picture)) add('PICTURE', id);
    if (!isObject(value)) return;
    if (typeof value['id'] === 'string' && typeof value['fileName'] === 'string')
      add('TEMPLATE', value['id']);
    Object.values(value).forEach(walk);
  };
  walk(contents);
  return [...found.values()];
}

/** The files of a JSON file; throws a FileRefusal where they are none. */
export function parseCarried(value: unknown): CarriedFile[] {
  if (value === undefined) return [];
  if (!Array.isArray(value) || value.length > maxFiles)
    throw new FileRefusal('文件中的图片和附件格式不正确');
  return value.map((file: unknown) => {
    const { type, id, fileName, content } = isObject(file) ? file : {};
    const known = types.find((name) => name === type);
    if (!known || typeof id !== 'string' || !idPattern.test(id))
      throw new FileRefusal('文件中的图片和附件格式不正确');
    if (typeof fileName !== 'string' || typeof content !== 'string')
      throw new FileRefusal('文件中的图片和附件格式不正确');
    return { type: known, id, fileName, content };
  });
}

export interface Accepting {
  /** Where files are while they are looked at. */
  readonly folder: string;
  /** Whose turn pictures take. */
  readonly ownerId: string;
  /** Called with the pixels of each picture before it is decoded. */
  readonly onPixels?: (pixels: number) => Promise<void>;
}

async function acceptOne(file: CarriedFile, accepting: Accepting): Promise<StoredFile> {
  const { folder, ownerId, onPixels } = accepting;
  const rules = uploadRules[file.type === 'PICTURE' ? 'LOGO' : 'ATTACHMENT'];
  const bytes = Buffer.from(file.content, 'base64');
  if (bytes.length > rules.maxBytes) throw tooLarge(rules.maxBytes);
  const fileName = checkFileName(file.fileName);
  const path = join(folder, randomUUID());
  try {
    await writeFile(path, bytes, { mode: 0o600 });
    const inspected = await inspectFile(path, fileName, rules);
    await onPixels?.(inspected.pixels);
    await reencodePicture(inspected, { file: path, ownerId });
    const { mediaType } = inspected.format;
    return { type: file.type, id: file.id, fileName, mediaType, content: await readFile(path) };
  } finally {
    await rm(path, { force: true });
  }
}

/** Files as uploads are accepted: by content, with pictures drawn again; throws a FileRefusal that names the first wrong one. */
export async function acceptCarried(
  files: readonly CarriedFile[],
  accepting: Accepting,
): Promise<StoredFile[]> {
  const accepted: StoredFile[] = [];
  for (const file of files)
    try {
      accepted.push(await acceptOne(file, accepting));
    } catch (error) {
      if (!(error instanceof FileRefusal)) throw error;
      throw new FileRefusal(`“${file.fileName}”：${error.userMessage}`, error.tooLarge);
    }
  return accepted;
}
