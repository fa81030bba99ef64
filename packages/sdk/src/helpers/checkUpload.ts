import { cutText } from '../domain/text/cutText.js';
import { HuiqiError } from '../errors/HuiqiError.js';
import { constants } from '../generated/constantTable.js';
import type { FileType, UploadPurpose } from '../generated/enums.js';

/** A file to upload; a Blob without a name has no extension and is refused. */
export type UploadSource = Blob & { readonly name?: string };

/** File types by extension (spec 2 §3 File entry). */
const fileTypes: Readonly<Record<string, FileType>> = {
  png: 'PNG',
  jpg: 'JPG',
  jpeg: 'JPG',
  pdf: 'PDF',
  doc: 'WORD',
  docx: 'WORD',
  xls: 'EXCEL',
  xlsx: 'EXCEL',
  rar: 'RAR',
};

interface UploadRule {
  /** Extensions without the dot. */
  readonly extensions: readonly string[];
  readonly maxBytes: number;
}

/** The default rules of the platform's own storage. */
export const uploadRules: Readonly<Record<UploadPurpose, UploadRule>> = {
  ATTACHMENT: { extensions: Object.keys(fileTypes), maxBytes: constants.uploads.maxBytes },
  LOGO: { extensions: ['png', 'jpg', 'jpeg'], maxBytes: constants.uploads.logoMaxBytes },
};

const extensionOf = (name: string): string =>
  /\.([A-Za-z0-9]{1,8})$/.exec(name)?.[1]?.toLowerCase() ?? '';

export const fileTypeOf = (name: string): FileType => fileTypes[extensionOf(name)] ?? 'PDF';

/** A name without a path, control characters and characters that some systems refuse; the extension stays. */
export function safeFileName(name: string): string {
  const base = name
    .replace(/^.*[\\/]/, '')
    .replace(/[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}:*?"<>|]/gu, '');
  const extension = extensionOf(base);
  const stem = cutText(base.slice(0, -extension.length - 1), 100).trim();
  return `${stem === '' ? 'file' : stem}.${extension}`;
}

interface CheckOptions {
  readonly purpose: UploadPurpose;
  readonly operationId: string;
  readonly maxBytes?: number | undefined;
  readonly accept?: readonly string[] | undefined;
}

/** The extension of a file; throws a HuiqiError of kind `validation` for one that the storage would refuse. */
export function checkUpload({ name = '', size }: UploadSource, options: CheckOptions): string {
  const { purpose, operationId } = options;
  const { maxBytes = uploadRules[purpose].maxBytes, accept = uploadRules[purpose].extensions } =
    options;
  const extension = extensionOf(name);
  const refuse = (userMessage: string) =>
    new HuiqiError({
      kind: 'validation',
      message: `${operationId}: not taken`,
      userMessage,
      operationId,
    });
  if (!accept.includes(extension)) throw refuse(`仅支持上传${accept.join('、')}格式的文件`);
  if (size === 0) throw refuse('文件内容为空，请重新选择');
  if (size > maxBytes) throw refuse(`文件大小不能超过${Math.floor(maxBytes / 1024 / 1024)}MB`);
  return extension;
}
