import { readFile } from 'node:fs/promises';
import { fileTypeFromBuffer } from 'file-type';
import { damaged, FileRefusal, mixed, wrongContent } from '../FileRefusal.js';
import { extensionOf, fileFormats, type FileFormat, type UploadRules } from '../fileFormats.js';
import { checkArchive } from './checkArchive.js';
import { checkCompound } from './checkCompound.js';
import { checkPdf } from './checkPdf.js';
import { endOfRar } from './endOfRar.js';
import { hasZip } from './hasZip.js';
import { isWhole } from './isWhole.js';
import { pixelsOf } from './pixelsOf.js';

export interface Inspected {
  readonly format: FileFormat;
  /** Bytes as received. */
  readonly size: number;
  /** A picture's pixels according to its header, before decoding; 0 for other files. */
  readonly pixels: number;
}

/** The format by file name; throws unless it may be uploaded. */
export function formatOf(name: string, rules: UploadRules): FileFormat {
  const extension = extensionOf(name);
  const format = rules.extensions.includes(extension) ? fileFormats[extension] : undefined;
  if (!format) throw new FileRefusal(`仅支持上传${rules.formats}格式的文件`);
  return format;
}

async function isSniffedAs(content: Buffer, { sniffed }: FileFormat): Promise<boolean> {
  const found = await fileTypeFromBuffer(content).catch(() => undefined);
  // To a PNG decoder an animated PNG is one still picture, and is stored as such.
  return (found?.mime === 'image/apng' ? 'image/png' : found?.mime) === sniffed;
}

/** Throws unless a picture is complete and can be decoded; returns its pixels. */
function checkPicture(content: Buffer, mediaType: string): number {
  const pixels = pixelsOf(content);
  if (!isWhole(content, mediaType)) throw damaged();
  return pixels;
}

/** Throws if a RAR archive is too short, or has a ZIP archive appended. */
function checkRar(content: Buffer): void {
  if (content.length < 20) throw damaged();
  const end = endOfRar(content);
  if (hasZip(content, (at) => at < end)) throw mixed();
}

/**
 * Throws a FileRefusal unless a received file's content matches its name. A picture's pixels are checked when it
 * is decoded (`reencodePicture`).
 */
export async function inspectFile(
  file: string,
  name: string,
  rules: UploadRules,
): Promise<Inspected> {
  const format = formatOf(name, rules);
  const content = await readFile(file);
  if (content.length === 0) throw new FileRefusal('文件内容为空，请重新选择');
  if (format.check === 'openXml') {
    await checkArchive(content, format.sniffed);
    return { format, size: content.length, pixels: 0 };
  }
  // No other format is an archive, and only the first bytes of others are read.
  if (content.subarray(0, 2).equals(Buffer.from('PK'))) throw wrongContent();
  if (!(await isSniffedAs(content, format))) throw wrongContent();
  switch (format.check) {
    case 'picture':
      return { format, size: content.length, pixels: checkPicture(content, format.mediaType) };
    case 'pdf':
      checkPdf(content);
      break;
    case 'compound':
      checkCompound(content, format.type);
      break;
    case 'archive':
      checkRar(content);
      break;
  }
  return { format, size: content.length, pixels: 0 };
}
