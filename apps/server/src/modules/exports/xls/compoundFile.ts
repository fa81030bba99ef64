const sectorSize = 512;
const idsOfSector = sectorSize / 4;
/** Number of allocation table sectors that the header can list. */
const inHeader = 109;
const endOfChain = 0xffff_fffe;
const free = 0xffff_ffff;
const tableSector = 0xffff_fffd;
const listSector = 0xffff_fffc;

/** Smaller streams belong in the mini stream (MS-CFB 2.6.1). */
const smallestStream = 4096;
const signature = Buffer.from('d0cf11e0a1b11ae1', 'hex');

interface Sectors {
  readonly stream: number;
  readonly tables: number;
  readonly lists: number;
}

/** The allocation table also has entries for its own sectors. */
function countSectors(stream: number): Sectors {
  for (let tables = 1; ; tables += 1) {
    const lists = Math.max(0, Math.ceil((tables - inHeader) / (idsOfSector - 1)));
    if (tables * idsOfSector >= stream + 1 + tables + lists) return { stream, tables, lists };
  }
}

function writeHeader({ stream, tables, lists }: Sectors): Buffer {
  const header = Buffer.alloc(sectorSize);
  signature.copy(header);
  header.writeUInt16LE(0x3e, 24);
  header.writeUInt16LE(3, 26);
  header.writeUInt16LE(0xfffe, 28);
  header.writeUInt16LE(9, 30);
  header.writeUInt16LE(6, 32);
  header.writeUInt32LE(tables, 44);
  header.writeUInt32LE(stream, 48);
  header.writeUInt32LE(smallestStream, 56);
  header.writeUInt32LE(endOfChain, 60);
  header.writeUInt32LE(lists === 0 ? endOfChain : stream + 1 + tables, 68);
  header.writeUInt32LE(lists, 72);
  for (let n = 0; n < inHeader; n += 1)
    header.writeUInt32LE(n < tables ? stream + 1 + n : free, 76 + n * 4);
  return header;
}

function writeEntry(directory: Buffer, at: number, name: string, type: number): Buffer {
  const entry = directory.subarray(at * 128, at * 128 + 128);
  entry.write(name, 0, 'utf16le');
  entry.writeUInt16LE(name === '' ? 0 : (name.length + 1) * 2, 64);
  entry.writeUInt8(type, 66);
  entry.writeUInt8(1, 67);
  // Siblings and child.
  for (const link of [68, 72, 76]) entry.writeUInt32LE(free, link);
  return entry;
}

function writeDirectory(name: string, size: number): Buffer {
  const directory = Buffer.alloc(sectorSize);
  const root = writeEntry(directory, 0, 'Root Entry', 5);
  root.writeUInt32LE(1, 76);
  root.writeUInt32LE(endOfChain, 116);
  const stream = writeEntry(directory, 1, name, 2);
  stream.writeUInt32LE(0, 116);
  stream.writeUInt32LE(size, 120);
  for (const unused of [2, 3]) writeEntry(directory, unused, '', 0).writeUInt8(0, 67);
  return directory;
}

function writeTables({ stream, tables, lists }: Sectors): Buffer {
  const bytes = Buffer.alloc(tables * sectorSize, 0xff);
  const set = (sector: number, value: number) => bytes.writeUInt32LE(value, sector * 4);
  for (let n = 0; n < stream - 1; n += 1) set(n, n + 1);
  set(stream - 1, endOfChain);
  set(stream, endOfChain);
  for (let n = 0; n < tables; n += 1) set(stream + 1 + n, tableSector);
  for (let n = 0; n < lists; n += 1) set(stream + 1 + tables + n, listSector);
  return bytes;
}

/** The positions of table sectors that do not fit in the header, in chained sectors. */
function writeLists({ stream, tables, lists }: Sectors): Buffer {
  const bytes = Buffer.alloc(lists * sectorSize, 0xff);
  for (let n = inHeader; n < tables; n += 1) {
    const place = n - inHeader;
    const list = Math.floor(place / (idsOfSector - 1));
    bytes.writeUInt32LE(stream + 1 + n, list * sectorSize + (place % (idsOfSector - 1)) * 4);
  }
  for (let n = 0; n < lists; n += 1) {
    const next = n + 1 < lists ? stream + 1 + tables + n + 1 : endOfChain;
    bytes.writeUInt32LE(next, (n + 1) * sectorSize - 4);
  }
  return bytes;
}

/** The parts of a compound file (MS-CFB version 3) before and after its only stream, which is contiguous. */
export interface CompoundFrame {
  readonly head: Buffer;
  readonly tail: Buffer;
}

/** Frames a stream of known size without needing its content. */
export function frameStream(name: string, streamSize: number): CompoundFrame {
  const size = Math.max(streamSize, smallestStream);
  const sectors = countSectors(Math.ceil(size / sectorSize));
  const padding = Buffer.alloc(sectors.stream * sectorSize - streamSize);
  return {
    head: writeHeader(sectors),
    tail: Buffer.concat([
      padding,
      writeDirectory(name, size),
      writeTables(sectors),
      writeLists(sectors),
    ]),
  };
}
