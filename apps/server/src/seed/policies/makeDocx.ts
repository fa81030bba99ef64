import { crc32 } from 'node:zlib';

const localSignature = 0x04034b50;
const centralSignature = 0x02014b50;
const endSignature = 0x06054b50;
const utf8Names = 0x0800;
/** 1 January 1980, so that the same text gives the same file. */
const someDay = 0x0021;

interface Part {
  readonly name: string;
  readonly content: Buffer;
}

/** Fields shared by a part's header and its directory entry. */
function sharedFields({ name, content }: Part): Buffer {
  const fields = Buffer.alloc(26);
  fields.writeUInt16LE(20, 0);
  fields.writeUInt16LE(utf8Names, 2);
  fields.writeUInt16LE(someDay, 8);
  fields.writeUInt32LE(crc32(content), 10);
  fields.writeUInt32LE(content.length, 14);
  fields.writeUInt32LE(content.length, 18);
  fields.writeUInt16LE(Buffer.byteLength(name), 22);
  return fields;
}

const number32 = (value: number): Buffer => {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32LE(value);
  return bytes;
};

/** An archive of uncompressed parts, which have only a few kilobytes. */
function pack(parts: readonly Part[]): Buffer {
  const files: Buffer[] = [];
  const directory: Buffer[] = [];
  let at = 0;
  for (const part of parts) {
    const shared = sharedFields(part);
    const name = Buffer.from(part.name);
    const file = Buffer.concat([number32(localSignature), shared, name, part.content]);
    const rest = Buffer.alloc(14);
    rest.writeUInt32LE(at, 10);
    directory.push(number32(centralSignature), Buffer.from([20, 0]), shared, rest, name);
    files.push(file);
    at += file.length;
  }
  const entries = Buffer.concat(directory);
  const end = Buffer.alloc(18);
  end.writeUInt16LE(parts.length, 4);
  end.writeUInt16LE(parts.length, 6);
  end.writeUInt32LE(entries.length, 8);
  end.writeUInt32LE(at, 12);
  return Buffer.concat([...files, entries, number32(endSignature), end]);
}

const escapeXml = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

const declaration = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>';
const packageNamespace = 'http://schemas.openxmlformats.org/package/2006';
const officeType = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';

const paragraph = (text: string, isTitle: boolean) =>
  `<w:p>${isTitle ? '<w:pPr><w:jc w:val="center"/></w:pPr>' : ''}<w:r>` +
  `<w:rPr>${isTitle ? '<w:b/>' : ''}<w:sz w:val="${isTitle ? 36 : 24}"/></w:rPr>` +
  `<w:t xml:space="preserve">${escapeXml(text)}</w:t></w:r></w:p>`;

/** Makes a Word document from a title and lines. */
export function makeDocx(title: string, lines: readonly string[]): Buffer {
  const body = [title, ...lines].map((text, turn) => paragraph(text, turn === 0)).join('');
  const parts = {
    '[Content_Types].xml':
      `<Types xmlns="${packageNamespace}/content-types">` +
      '<Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/>' +
      `<Override PartName="/word/document.xml" ContentType="${officeType}.main+xml"/></Types>`,
    '_rels/.rels':
      `<Relationships xmlns="${packageNamespace}/relationships"><Relationship Id="rId1" ` +
      'Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/officeDocument" ' +
      'Target="word/document.xml"/></Relationships>',
    'word/document.xml':
      '<w:document xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main">' +
      `<w:body>${body}</w:body></w:document>`,
  };
  return pack(
    Object.entries(parts).map(([name, xml]) => ({
      name,
      content: Buffer.from(declaration + xml),
    })),
  );
}
