import { damaged, mixed, wrongContent } from '../FileRefusal.js';
import { hasZip } from './hasZip.js';

/** Throws unless a file is a PDF from its first byte to its end; readers would accept a header further on. */
export function checkPdf(content: Buffer): void {
  if (!content.subarray(0, 5).equals(Buffer.from('%PDF-'))) throw wrongContent();
  if (!content.subarray(-2048).includes('%%EOF')) throw damaged();
  if (hasZip(content)) throw mixed();
}
