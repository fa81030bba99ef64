import type { FileType, UploadPurpose } from '@huiqi/sdk';
import { constants } from '@huiqi/sdk/domain';

export interface FileFormat {
  readonly type: FileType;
  /** Media type for storage and delivery. */
  readonly mediaType: string;
  /** The content type as reported by `file-type`. */
  readonly sniffed: string;
  /** Content check beyond the first bytes. */
  readonly check: 'picture' | 'pdf' | 'compound' | 'openXml' | 'archive';
}

const picture = (type: FileType, mediaType: string): FileFormat => ({
  type,
  mediaType,
  sniffed: mediaType,
  check: 'picture',
});
const compound = (type: FileType, mediaType: string): FileFormat => ({
  type,
  mediaType,
  sniffed: 'application/x-cfb',
  check: 'compound',
});
const openXml = (type: FileType, kind: string): FileFormat => {
  const mediaType = `application/vnd.openxmlformats-officedocument.${kind}`;
  return { type, mediaType, sniffed: mediaType, check: 'openXml' };
};

/** The formats of the specification (spec 2 §3 File entry) by extension; nothing else is stored. */
export const fileFormats: Readonly<Record<string, FileFormat>> = {
  png: picture('PNG', 'image/png'),
  jpg: picture('JPG', 'image/jpeg'),
  jpeg: picture('JPG', 'image/jpeg'),
  pdf: { type: 'PDF', mediaType: 'application/pdf', sniffed: 'application/pdf', check: 'pdf' },
  doc: compound('WORD', 'application/msword'),
  docx: openXml('WORD', 'wordprocessingml.document'),
  xls: compound('EXCEL', 'application/vnd.ms-excel'),
  xlsx: openXml('EXCEL', 'spreadsheetml.sheet'),
  rar: {
    type: 'RAR',
    mediaType: 'application/vnd.rar',
    sniffed: 'application/x-rar-compressed',
    check: 'archive',
  },
};

export interface UploadRules {
  readonly extensions: readonly string[];
  readonly maxBytes: number;
  /** Format names for the message about an unsupported format. */
  readonly formats: string;
}

/** What may be uploaded for a purpose. */
export const uploadRules: Readonly<Record<UploadPurpose, UploadRules>> = {
  ATTACHMENT: {
    extensions: Object.keys(fileFormats),
    maxBytes: constants.uploads.maxBytes,
    formats: 'PNG、JPG、PDF、Word、Excel、RAR',
  },
  LOGO: {
    extensions: ['png', 'jpg', 'jpeg'],
    maxBytes: constants.uploads.logoMaxBytes,
    formats: 'PNG、JPG',
  },
};

/** Extension of a name or key in lower case, without the dot; empty if there is none. */
export const extensionOf = (name: string): string =>
  /\.([A-Za-z0-9]{1,8})$/.exec(name)?.[1]?.toLowerCase() ?? '';
