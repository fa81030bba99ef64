import { damaged, mixed, wrongContent } from '../FileRefusal.js';
import { hasZip } from './hasZip.js';

/** Whether an offset is within a stream, such as an uncompressed attached workbook (ISO 32000 7.3.8). */
function isInStream(content: Buffer, at: number): boolean {
  const begin = content.lastIndexOf('stream', at);
  const isOpen = begin >= 0 && content.toString('latin1', begin - 3, begin) !== 'end';
  return isOpen && content.includes('endstream', at);
}

/** Throws unless a file is a PDF from first byte to end; readers would accept a header further on. */
export function checkPdf(content: Buffer): void {
  if (!content.subarray(0, 5).equals(Buffer.from('%PDF-'))) throw wrongContent();
  if (!content.subarray(-2048).includes('%%EOF')) throw damaged();
  if (hasZip(content, (at) => isInStream(content, at))) throw mixed();
}
