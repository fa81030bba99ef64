import { readFile } from 'node:fs/promises';
import { fileTypeFromBuffer } from 'file-type';
import { damaged, FileRefusal, mixed, wrongContent } from '../FileRefusal.js';
import { extensionOf, fileFormats, type FileFormat, type UploadRules } from '../fileFormats.js';
import { hasZip } from './hasZip.js';
import { checkArchive } from './checkArchive.js';
import { checkCompound } from './checkCompound.js';
import { checkPdf } from './checkPdf.js';
import { pixelsOf } from './pixelsOf.js';

export interface Inspected {
  readonly format: FileFormat;
  /** Bytes as they were received. */
  readonly size: number;
  /** What its header promises of a picture, which is not decoded yet; 0 of other files. */
  readonly pixels: number;
}

/** The format a name claims; throws unless it may be uploaded. */
export function formatOf(name: string, rules: UploadRules): FileFormat {
  const extension = extensionOf(name);
  const format = rules.extensions.includes(extension) ? fileFormats[extension] : undefined;
  if (!format) throw new FileRefusal(`仅支持上传${rules.formats}格式的文件`);
  return format;
}

async function isSniffedAs(content: Buffer, { sniffed }: FileFormat): Promise<boolean> {
  const found = await fileTypeFromBuffer(content).catch(() => undefined);
  return found?.mime === sniffed;
}

/**
 * Throws a FileRefusal unless the content of a received file is what its name claims (V-31). What a picture holds is seen
 * when it is decoded (`reencodePicture`).
 */
export async function inspectFile(
  file: string,
  name: string,
  rules: UploadRules,
): Promise<Inspected> {
  const format = formatOf(name, rules);
  const content = await readFile(file);
  if (content.length === 0) throw new FileRefusal('文件内容为空，请重新选择');
  // Before anything reads further into an archive than its directory.
  if (format.check === 'openXml') await checkArchive(content);
  else if (content.subarray(0, 2).equals(Buffer.from('PK'))) throw wrongContent();
  if (!(await isSniffedAs(content, format))) throw wrongContent();
  switch (format.check) {
    case 'picture':
      return { format, size: content.length, pixels: pixelsOf(content) };
    case 'pdf':
      checkPdf(content);
      break;
    case 'compound':
      checkCompound(content, format.type);
      break;
    case 'archive':
      if (content.length < 20) throw damaged();
      if (hasZip(content)) throw mixed();
      break;
    case 'openXml':
      break;
  }
  return { format, size: content.length, pixels: 0 };
}
