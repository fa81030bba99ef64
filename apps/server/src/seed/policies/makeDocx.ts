import { strToU8, zipSync } from 'fflate';

/** Local, as archives keep it, so that the same text gives the same file everywhere. */
const someDay = new Date(2000, 0, 1);

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
  const files = Object.entries(parts).map(([name, xml]) => [name, strToU8(declaration + xml)]);
  return Buffer.from(zipSync(Object.fromEntries(files), { level: 0, mtime: someDay }));
}
