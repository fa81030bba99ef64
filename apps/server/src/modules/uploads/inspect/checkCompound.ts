import type { FileType } from '@huiqi/sdk';
import { mixed, withMacros, wrongContent } from '../FileRefusal.js';
import { endOfCompound } from './endOfCompound.js';
import { hasZip } from './hasZip.js';

/** Names of entries in the directory of a compound file are UTF-16. */
const has = (content: Buffer, name: string) => content.includes(Buffer.from(name, 'utf16le'));

const streams: Partial<Record<FileType, readonly string[]>> = {
  WORD: ['WordDocument'],
  EXCEL: ['Workbook', 'Book'],
};

/**
 * Throws unless a compound file (.doc, .xls) is of its type and without macros; Word and Excel start with the same
 * bytes.
 */
export function checkCompound(content: Buffer, type: FileType): void {
  if (!streams[type]?.some((name) => has(content, name))) throw wrongContent();
  if (has(content, '_VBA_PROJECT')) throw withMacros();
  // The theme of an Office 2007 or later document is a ZIP.
  const end = endOfCompound(content);
  if (hasZip(content, (at) => at < end)) throw mixed();
}
