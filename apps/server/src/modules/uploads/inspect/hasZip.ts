const endOfDirectory = Buffer.from('PK\u0005\u0006', 'latin1');
/** The end record has 22 bytes and a comment of at most 64 KiB (APPNOTE 4.3.16). */
const searched = 22 + 0xffff;

/**
 * Whether a file's end makes it a ZIP archive too, whatever it starts with. Documents may contain archives: a theme, an
 * attached workbook. `isHeld` tells whether what ends at an offset is part of the document; only an appended archive
 * counts.
 */
export function hasZip(content: Buffer, isHeld: (at: number) => boolean): boolean {
  const from = Math.max(0, content.length - searched);
  for (
    let at = content.indexOf(endOfDirectory, from);
    at >= 0 && at + 22 <= content.length;
    at = content.indexOf(endOfDirectory, at + 1)
  ) {
    const size = content.readUInt32LE(at + 12);
    const count = content.readUInt16LE(at + 10);
    const directory = at - size;
    const isArchive = count > 0 && directory >= 0 && content.readUInt32LE(directory) === 0x02014b50;
    if (isArchive && !isHeld(at)) return true;
  }
  return false;
}
