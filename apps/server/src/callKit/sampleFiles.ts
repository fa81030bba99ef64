import { crc32 } from 'node:zlib';
import { createCanvas } from '@napi-rs/canvas';
import CFB from 'cfb';
import { makeZip, type ZipEntry } from './makeZip.js';

/** The smallest file accepted as a PDF. */
export const pdf = Buffer.from(
  '%PDF-1.4\n1 0 obj\n<< /Type /Catalog >>\nendobj\ntrailer\n<< /Root 1 0 R >>\n%%EOF\n',
);

/** A picture, red on the left and blue on the right. */
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

/** An animated PNG with a single frame: the picture itself. */
export function movingPng(): Buffer {
  const still = png();
  const chunk = (kind: string, fields: readonly number[]) => {
    const body = Buffer.alloc(4 + fields.length * 4);
    body.write(kind, 'latin1');
    for (const [at, value] of fields.entries()) body.writeUInt32BE(value, 4 + at * 4);
    const length = Buffer.alloc(4);
    length.writeUInt32BE(body.length - 4);
    const sum = Buffer.alloc(4);
    sum.writeUInt32BE(crc32(body));
    return Buffer.concat([length, body, sum]);
  };
  const header = 8 + 25;
  const control = chunk('acTL', [1, 0]);
  const frame = chunk('fcTL', [0, 40, 20, 0, 0, 1 << 16]);
  return Buffer.concat([still.subarray(0, header), control, frame, still.subarray(header)]);
}

/** A JPEG with metadata: rotated by 90 degrees, with a camera name. */
export function photo(camera = 'SECRET-CAMERA'): Buffer {
  const jpeg = drawn(40, 20).toBuffer('image/jpeg', 95);
  const make = Buffer.from(`${camera}\0`);
  const tiff = Buffer.alloc(38 + make.length);
  tiff.write('MM\0*', 0, 'latin1');
  tiff.writeUInt32BE(8, 4);
  tiff.writeUInt16BE(2, 8);
  // Make (0x010f): text after the directory. Orientation (0x0112): 6.
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

const entry = (name: string, content: string, wide?: ZipEntry['wide']): ZipEntry => ({
  name,
  content: Buffer.from(content),
  ...(wide && { wide }),
});

const contentTypes = (kind: string) =>
  '<?xml version="1.0"?><Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types">' +
  `<Override PartName="/main.xml" ContentType="application/vnd.openxmlformats-officedocument.${kind}.main+xml"/></Types>`;

/** A current Word or Excel document, with further entries. */
export const openXml = (
  kind: 'wordprocessingml.document' | 'spreadsheetml.sheet',
  more: readonly ZipEntry[] = [],
  wide?: ZipEntry['wide'],
): Buffer =>
  makeZip([
    entry('_rels/.rels', '<Relationships/>', wide),
    entry('[Content_Types].xml', contentTypes(kind), wide),
    ...more,
  ]);

/** An old-format Word or Excel document: only the stream names that distinguish them. */
export function compound(...streams: ('WordDocument' | 'Workbook' | '_VBA_PROJECT')[]): Buffer {
  const content = Buffer.alloc(2048);
  Buffer.from('d0cf11e0a1b11ae1', 'hex').copy(content);
  for (const [at, name] of streams.entries())
    Buffer.from(name, 'utf16le').copy(content, 1024 + at * 128);
  return content;
}

/** An old-format document of Office 2007 or later, whose theme is a ZIP archive. */
export function compoundWithTheme(stream: 'WordDocument' | 'Workbook'): Buffer {
  const file = CFB.utils.cfb_new();
  CFB.utils.cfb_add(file, `/${stream}`, Buffer.alloc(5000, 'text'));
  const theme = makeZip([entry('theme/theme.xml', '<a:theme/>')]);
  CFB.utils.cfb_add(file, '/Theme', Buffer.concat([Buffer.alloc(5000), theme]));
  return Buffer.from(CFB.write(file, { type: 'buffer' }) as Buffer);
}

const attached = openXml('spreadsheetml.sheet');

/** A PDF with an uncompressed workbook attached. */
export const pdfWithWorkbook = Buffer.concat([
  Buffer.from('%PDF-1.4\n1 0 obj\n<< /Type /EmbeddedFile >>\nstream\n'),
  attached,
  Buffer.from('\nendstream\nendobj\ntrailer\n<< /Root 1 0 R >>\n%%EOF\n'),
]);

/** RAR 5 and RAR 4 archives that contain an uncompressed workbook. Checksums are omitted. */
export const rarsWithWorkbook = {
  rar5: Buffer.concat([
    Buffer.from('526172211a0701003392b5e50a01050600050101808000', 'hex'),
    // File block: type 2 with data, whose size follows in seven bits per byte.
    Buffer.from([0, 0, 0, 0, 4, 2, 2, (attached.length & 0x7f) | 0x80, attached.length >> 7]),
    attached,
    Buffer.from('1d77565103050400', 'hex'),
  ]),
  rar4: Buffer.concat([
    Buffer.from('526172211a0700cf907300000d00000000000000', 'hex'),
    Buffer.from([0, 0, 0x74, 0, 0x80, 11, 0, attached.length & 0xff, attached.length >> 8, 0, 0]),
    attached,
    Buffer.from('c43d7b00400700', 'hex'),
  ]),
};

export const rar = Buffer.concat([
  Buffer.from('526172211a0701003392b5e50a01050600', 'hex'),
  Buffer.alloc(40),
]);
