import { crc32, deflateRawSync } from 'node:zlib';

export interface ZipEntry {
  readonly name: string;
  readonly content: Uint8Array;
  /** Size that the directory claims instead of the real one. */
  readonly claimed?: number;
}

function header(signature: number, at: number, entry: ZipEntry, deflated: Buffer): Buffer {
  const name = Buffer.from(entry.name);
  const isCentral = signature === 0x02014b50;
  const fields = Buffer.alloc(isCentral ? 46 : 30);
  fields.writeUInt32LE(signature, 0);
  // The directory has one more version in front, and more fields behind.
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

/** Makes a ZIP archive, also one that lies about its sizes or names the same bytes twice. */
export function makeZip(entries: readonly ZipEntry[], overlapping = 0): Buffer {
  const local: Buffer[] = [];
  const central: Buffer[] = [];
  let at = 0;
  for (const entry of entries) {
    const deflated = deflateRawSync(entry.content, { level: 9 });
    const head = header(0x04034b50, at, entry, deflated);
    for (let copy = 0; copy <= overlapping; copy += 1)
      central.push(header(0x02014b50, at, entry, deflated));
    local.push(head, deflated);
    at += head.length + deflated.length;
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
