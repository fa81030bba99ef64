import { crc32, deflateRawSync } from 'node:zlib';

export interface ZipEntry {
  readonly name: string;
  readonly content: Uint8Array;
  /** Size declared in the directory instead of the real one. */
  readonly claimed?: number;
  /** Stores its sizes in 64 bits although it is small: before its bytes, or after them (APPNOTE 4.3.9.2, 4.5.3). */
  readonly wide?: 'before' | 'behind';
}

const wideSizes = (entry: ZipEntry, deflated: Buffer): Buffer => {
  const sizes = Buffer.alloc(16);
  sizes.writeBigUInt64LE(BigInt(entry.content.length), 0);
  sizes.writeBigUInt64LE(BigInt(deflated.length), 8);
  return sizes;
};

/** The header before an entry's bytes, and the descriptor after them. */
function localParts(head: Buffer, entry: ZipEntry, deflated: Buffer): Buffer[] {
  if (!entry.wide) return [head, deflated];
  const sizes = wideSizes(entry, deflated);
  if (entry.wide === 'before') {
    head.fill(0xff, 18, 26);
    head.writeUInt16LE(20, 28);
    return [head, Buffer.from([1, 0, 16, 0]), sizes, deflated];
  }
  head.writeUInt16LE(0x0808, 6);
  head.fill(0, 14, 26);
  const descriptor = Buffer.from('PK\u0007\u0008____', 'latin1');
  descriptor.writeUInt32LE(crc32(entry.content), 4);
  const [uncompressed, compressed] = [sizes.subarray(0, 8), sizes.subarray(8)];
  return [head, deflated, descriptor, compressed, uncompressed];
}

function header(signature: number, at: number, entry: ZipEntry, deflated: Buffer): Buffer {
  const name = Buffer.from(entry.name);
  const isCentral = signature === 0x02014b50;
  const fields = Buffer.alloc(isCentral ? 46 : 30);
  fields.writeUInt32LE(signature, 0);
  // Directory entries have an additional version field in front, and more fields at the end.
  const shift = isCentral ? 2 : 0;
  fields.writeUInt16LE(20, 4);
  fields.writeUInt16LE(20, 4 + shift);
  fields.writeUInt16LE(0x0800, 6 + shift);
  fields.writeUInt16LE(8, 8 + shift);
  fields.writeUInt32LE(crc32(entry.content), 14 + shift);
  fields.writeUInt32LE(deflated.length, 18 + shift);
  fields.writeUInt32LE(entry.claimed ?? entry.content.length, 22 + shift);
  fields.writeUInt16LE(name.length, 26 + shift);
  if (isCentral) fields.writeUInt32LE(at, 42);
  return Buffer.concat([fields, name]);
}

/** Makes a ZIP archive, optionally with wrong sizes or overlapping entries. */
export function makeZip(entries: readonly ZipEntry[], overlapping = 0): Buffer {
  const local: Buffer[] = [];
  const central: Buffer[] = [];
  let at = 0;
  for (const entry of entries) {
    const deflated = deflateRawSync(entry.content, { level: 9 });
    const head = header(0x04034b50, at, entry, deflated);
    for (let copy = 0; copy <= overlapping; copy += 1)
      central.push(header(0x02014b50, at, entry, deflated));
    const parts = localParts(head, entry, deflated);
    local.push(...parts);
    for (const part of parts) at += part.length;
  }
  const directory = Buffer.concat(central);
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x06054b50, 0);
  end.writeUInt16LE(central.length, 8);
  end.writeUInt16LE(central.length, 10);
  end.writeUInt32LE(directory.length, 12);
  end.writeUInt32LE(at, 16);
  return Buffer.concat([...local, directory, end]);
}
