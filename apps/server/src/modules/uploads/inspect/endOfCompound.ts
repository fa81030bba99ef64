const headerLength = 512;
const sectorsInHeader = 109;
const free = 0xffffffff;

/** Offset of a sector in the file; the header occupies one ([MS-CFB] 2.2). */
function offsetOf(content: Buffer, sector: number, size: number): number | undefined {
  const at = (sector + 1) * size;
  return at + size <= content.length ? at : undefined;
}

/** Sectors of the allocation table: the header lists 109, a chain of sectors the others ([MS-CFB] 2.5). */
function tableSectors(content: Buffer, size: number): number[] {
  const sectors: number[] = [];
  const take = (from: number, count: number) => {
    for (let at = 0; at < count; at += 1) sectors.push(content.readUInt32LE(from + at * 4));
  };
  take(76, sectorsInHeader);
  let next = content.readUInt32LE(68);
  for (let left = content.readUInt32LE(72); left > 0; left -= 1) {
    const at = offsetOf(content, next, size);
    if (at === undefined) break;
    take(at, size / 4 - 1);
    next = content.readUInt32LE(at + size - 4);
  }
  return sectors.slice(0, content.readUInt32LE(44));
}

/** End of the last sector that a compound file allocates or reserves; 0 without any. */
export function endOfCompound(content: Buffer): number {
  if (content.length < headerLength) return 0;
  const size = 2 ** content.readUInt16LE(30);
  if (size !== 512 && size !== 4096) return 0;
  const table = tableSectors(content, size);
  for (let part = table.length - 1; part >= 0; part -= 1) {
    const at = offsetOf(content, table[part] ?? free, size);
    if (at === undefined) continue;
    for (let entry = size / 4 - 1; entry >= 0; entry -= 1)
      if (content.readUInt32LE(at + entry * 4) !== free)
        return ((part * size) / 4 + entry + 2) * size;
  }
  return 0;
}
