import { crc32, deflateRawSync, deflateSync } from 'node:zlib';

/** A file to be uploaded. */
export interface TestFile {
  readonly name: string;
  readonly mimeType: string;
  readonly buffer: Buffer;
}

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const framed = Buffer.alloc(8 + body.length);
  framed.writeUInt32BE(data.length, 0);
  body.copy(framed, 4);
  framed.writeUInt32BE(crc32(body), 4 + body.length);
  return framed;
}

/** A picture of one colour that claims a size, which its few bytes may not hold. */
export function png(width: number, height: number, rows = height): Buffer {
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  head.set([8, 2, 0, 0, 0], 8);
  const line = Buffer.concat([Buffer.from([0]), Buffer.alloc(width * 3, 0x33)]);
  const lines = deflateSync(Buffer.concat(Array.from({ length: rows }, () => line)));
  return Buffer.concat([
    Buffer.from('89504e470d0a1a0a', 'hex'),
    chunk('IHDR', head),
    chunk('tEXt', Buffer.from('Comment\0SECRET-PLACE')),
    chunk('IDAT', lines),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

export const pdf = Buffer.from('%PDF-1.4\n1 0 obj\n<<>>\nendobj\ntrailer\n<<>>\n%%EOF\n');

function zip(name: string, content: Buffer): Buffer {
  const deflated = deflateRawSync(content, { level: 9 });
  const fields = Buffer.alloc(26);
  fields.writeUInt16LE(20, 0);
  fields.writeUInt16LE(8, 4);
  fields.writeUInt32LE(crc32(content), 10);
  fields.writeUInt32LE(deflated.length, 14);
  fields.writeUInt32LE(content.length, 18);
  fields.writeUInt16LE(Buffer.byteLength(name), 22);
  const local = Buffer.concat([
    Buffer.from('504b0304', 'hex'),
    fields,
    Buffer.from(name),
    deflated,
  ]);
  const central = Buffer.concat([
    Buffer.from('504b01021400', 'hex'),
    fields,
    Buffer.alloc(14),
    Buffer.from(name),
  ]);
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x06054b50, 0);
  end.writeUInt16LE(1, 8);
  end.writeUInt16LE(1, 10);
  end.writeUInt32LE(central.length, 12);
  end.writeUInt32LE(local.length, 16);
  return Buffer.concat([local, central, end]);
}

const html = Buffer.from('<!doctype html><script>alert(document.cookie)</script>');
const svg = Buffer.from(
  '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(document.cookie)</script></svg>',
);

const file = (name: string, buffer: Buffer, mimeType = 'application/octet-stream'): TestFile => ({
  name,
  mimeType,
  buffer,
});

/** What no platform should store, and the words its user gets. */
export const hostileFiles: readonly (readonly [what: string, file: TestFile, words: RegExp])[] = [
  ['HTML', file('a.html', html, 'text/html'), /仅支持上传/],
  ['HTML by another name', file('a.pdf', html, 'application/pdf'), /内容与扩展名不一致/],
  ['SVG with a script', file('a.svg', svg, 'image/svg+xml'), /仅支持上传/],
  ['SVG by another name', file('a.png', svg, 'image/png'), /内容与扩展名不一致/],
  ['a wrong extension', file('a.jpg', pdf, 'image/jpeg'), /内容与扩展名不一致/],
  ['a program', file('a.exe', Buffer.from('MZ')), /仅支持上传/],
  ['a path in the name', file('../../../a.pdf', pdf), /特殊字符/],
  ['a name that reads backwards', file('a\u202Efdp.pdf', pdf), /不可见字符/],
  ['a ZIP bomb', file('a.docx', zip('word/document.xml', Buffer.alloc(90_000_000))), /解压后过大/],
  ['a pixel bomb', file('a.png', png(60_000, 60_000, 1), 'image/png'), /尺寸过大/],
  ['nothing', file('a.pdf', Buffer.alloc(0)), /内容为空/],
  ['too much', file('a.pdf', Buffer.concat([pdf, Buffer.alloc(10_485_760)])), /不能超过10MB/],
];
