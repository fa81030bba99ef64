import { createCanvas } from '@napi-rs/canvas';
import { makeZip, type ZipEntry } from './makeZip.js';

/** The smallest file that passes for a PDF. */
export const pdf = Buffer.from(
  '%PDF-1.4\n1 0 obj\n<< /Type /Catalog >>\nendobj\ntrailer\n<< /Root 1 0 R >>\n%%EOF\n',
);

/** A picture, red on its left and blue on its right. */
function drawn(width: number, height: number) {
  const canvas = createCanvas(width, height);
  const pen = canvas.getContext('2d');
  pen.fillStyle = '#ff0000';
  pen.fillRect(0, 0, width / 2, height);
  pen.fillStyle = '#0000ff';
  pen.fillRect(width / 2, 0, width / 2, height);
  return canvas;
}

export const png = (width = 40, height = 20): Buffer => drawn(width, height).toBuffer('image/png');

/** A JPEG with metadata: turned by 90 degrees, taken by a named camera. */
export function photo(camera = 'SECRET-CAMERA'): Buffer {
  const jpeg = drawn(40, 20).toBuffer('image/jpeg', 95);
  const make = Buffer.from(`${camera}\0`);
  const tiff = Buffer.alloc(38 + make.length);
  tiff.write('MM\0*', 0, 'latin1');
  tiff.writeUInt32BE(8, 4);
  tiff.writeUInt16BE(2, 8);
  // Make (0x010f): text behind the directory. Orientation (0x0112): 6.
  for (const [at, tag, type, count, value] of [
    [10, 0x010f, 2, make.length, 38],
    [22, 0x0112, 3, 1, 6 << 16],
  ] as const) {
    tiff.writeUInt16BE(tag, at);
    tiff.writeUInt16BE(type, at + 2);
    tiff.writeUInt32BE(count, at + 4);
    tiff.writeUInt32BE(value, at + 8);
  }
  make.copy(tiff, 38);
  const length = Buffer.alloc(2);
  length.writeUInt16BE(tiff.length + 8);
  const app1 = Buffer.concat([Buffer.from([0xff, 0xe1]), length, Buffer.from('Exif\0\0'), tiff]);
  return Buffer.concat([jpeg.subarray(0, 2), app1, jpeg.subarray(2)]);
}

const entry = (name: string, content: string): ZipEntry => ({
  name,
  content: Buffer.from(content),
});

const contentTypes = (kind: string) =>
  '<?xml version="1.0"?><Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types">' +
  `<Override PartName="/main.xml" ContentType="application/vnd.openxmlformats-officedocument.${kind}.main+xml"/></Types>`;

/** A Word or Excel document of today, with further entries. */
export const openXml = (
  kind: 'wordprocessingml.document' | 'spreadsheetml.sheet',
  more: readonly ZipEntry[] = [],
): Buffer =>
  makeZip([
    entry('[Content_Types].xml', contentTypes(kind)),
    entry('_rels/.rels', '<Relationships/>'),
    ...more,
  ]);

/** A Word or Excel document of old: only the names of streams that tell them apart. */
export function compound(...streams: ('WordDocument' | 'Workbook' | '_VBA_PROJECT')[]): Buffer {
  const content = Buffer.alloc(2048);
  Buffer.from('d0cf11e0a1b11ae1', 'hex').copy(content);
  for (const [at, name] of streams.entries())
    Buffer.from(name, 'utf16le').copy(content, 1024 + at * 128);
  return content;
}

export const rar = Buffer.concat([
  Buffer.from('526172211a0701003392b5e50a01050600', 'hex'),
  Buffer.alloc(40),
]);
