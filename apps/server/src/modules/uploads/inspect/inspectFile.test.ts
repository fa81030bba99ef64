import { randomBytes } from 'node:crypto';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createCanvas, loadImage } from '@napi-rs/canvas';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeZip } from '../../../callKit/makeZip.js';
import {
  compound,
  compoundWithTheme,
  movingPng,
  openXml,
  pdf,
  pdfWithWorkbook,
  photo,
  png,
  rar,
  rarsWithWorkbook,
} from '../../../callKit/sampleFiles.js';
import { FileRefusal } from '../FileRefusal.js';
import { uploadRules } from '../fileFormats.js';
import { inspectFile } from './inspectFile.js';
import { reencodePicture } from './reencodePicture.js';

let folder = '';
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'huiqi-inspect-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

async function inspect(name: string, content: Buffer, rules = uploadRules.ATTACHMENT) {
  const path = join(folder, 'file');
  await writeFile(path, content);
  const inspected = await inspectFile(path, name, rules);
  const size = await reencodePicture(inspected, { file: path, ownerId: '1' });
  return { type: inspected.format.type, size, stored: await readFile(path) };
}

async function wordsFor(name: string, content: Buffer, rules = uploadRules.ATTACHMENT) {
  const error: unknown = await inspect(name, content, rules).catch((caught: unknown) => caught);
  if (error instanceof FileRefusal) return error.userMessage;
  throw new Error(`${name} was accepted or failed: ${String(error)}`);
}

const word = openXml('wordprocessingml.document');
const excel = openXml('spreadsheetml.sheet');
const text = (content: string) => Buffer.from(content);
const megabytes = (count: number) => Buffer.alloc(count * 1_048_576);

describe('formats', () => {
  it.each([
    ['a.png', png(), 'PNG'],
    ['a.JPG', photo(), 'JPG'],
    ['a.jpeg', photo(), 'JPG'],
    ['a.pdf', pdf, 'PDF'],
    ['a.docx', word, 'WORD'],
    ['a.xlsx', excel, 'EXCEL'],
    ['a.doc', compound('WordDocument'), 'WORD'],
    ['a.xls', compound('Workbook'), 'EXCEL'],
    ['a.rar', rar, 'RAR'],
  ])('takes %s', async (name, content, type) => {
    expect((await inspect(name, content)).type).toBe(type);
  });

  it.each([
    ['a document of old with a theme', 'a.doc', compoundWithTheme('WordDocument')],
    ['a workbook of old with a theme', 'a.xls', compoundWithTheme('Workbook')],
    ['a PDF with a workbook attached', 'a.pdf', pdfWithWorkbook],
    ['a workbook in RAR 5', 'a.rar', rarsWithWorkbook.rar5],
    ['a workbook in RAR 4', 'a.rar', rarsWithWorkbook.rar4],
    ['sizes of 64 bits', 'a.xlsx', openXml('spreadsheetml.sheet', [], 'before')],
    ['sizes of 64 bits behind', 'a.docx', openXml('wordprocessingml.document', [], 'behind')],
    ['a moving picture', 'a.png', movingPng()],
  ])('takes %s', async (_what, name, content) => {
    expect((await inspect(name, content)).size).toBeGreaterThan(0);
  });

  it.each([
    ['a.html', text('<script>alert(1)</script>')],
    ['a.svg', text('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>')],
    ['a.exe', text('MZ')],
    ['a.gif', text('GIF89a')],
    ['a.docm', word],
    ['a.zip', makeZip([])],
    ['pdf', pdf],
    ['a.pdf.', pdf],
    ['a.constructor', pdf],
  ])('does not take %s', async (name, content) => {
    expect(await wordsFor(name, content)).toBe(
      '仅支持上传PNG、JPG、PDF、Word、Excel、RAR格式的文件',
    );
  });

  it('takes only pictures for a logo', async () => {
    expect(await wordsFor('a.pdf', pdf, uploadRules.LOGO)).toBe('仅支持上传PNG、JPG格式的文件');
    expect((await inspect('a.png', png(), uploadRules.LOGO)).type).toBe('PNG');
  });

  it.each([
    ['HTML', 'a.pdf', text('<html><script>alert(1)</script></html>')],
    ['SVG with a script', 'a.png', text('<svg xmlns="http://www.w3.org/2000/svg"><script/></svg>')],
    ['a PDF', 'a.png', pdf],
    ['a PNG', 'a.jpg', png()],
    ['a PNG', 'a.pdf', png()],
    ['a program', 'a.doc', text('MZ\u0090\u0000')],
    ['an archive', 'a.rar', makeZip([{ name: 'a', content: text('x') }])],
    ['a workbook', 'a.docx', excel],
    ['a document', 'a.xlsx', word],
    ['an old workbook', 'a.doc', compound('Workbook')],
    ['an old document', 'a.xls', compound('WordDocument')],
    ['a PDF behind other bytes', 'a.pdf', Buffer.concat([text('<script>'), pdf])],
    ['any archive', 'a.docx', makeZip([{ name: 'a', content: text('x') }])],
  ])('sees %s in %s', async (_what, name, content) => {
    expect(await wordsFor(name, content)).toMatch(/内容与扩展名不一致|已损坏/);
  });

  it.each([
    ['a.pdf', pdf],
    ['a.pdf', pdfWithWorkbook],
    ['a.rar', rar],
    ['a.rar', rarsWithWorkbook.rar5],
    ['a.rar', rarsWithWorkbook.rar4],
    ['a.xls', compound('Workbook')],
    ['a.xls', compoundWithTheme('Workbook')],
  ])('refuses %s that is an archive too', async (name, content) => {
    // Longer than what a compound file may reserve after its last sector.
    const archive = makeZip([{ name: 'a.class', content: randomBytes(70_000) }]);
    const both = Buffer.concat([content, archive, text(name === 'a.pdf' ? '%%EOF' : '')]);
    expect(await wordsFor(name, both)).toMatch(/混有其他格式/);
  });

  it('refuses what is empty, cut off or has macros', async () => {
    expect(await wordsFor('a.pdf', Buffer.alloc(0))).toMatch(/内容为空/);
    expect(await wordsFor('a.pdf', pdf.subarray(0, 40))).toMatch(/已损坏/);
    expect(await wordsFor('a.png', png().subarray(0, 60))).toMatch(/已损坏|不一致/);
    expect(await wordsFor('a.doc', compound('WordDocument', '_VBA_PROJECT'))).toMatch(/宏/);
    const macros = [{ name: 'word/vbaProject.bin', content: text('x') }];
    expect(await wordsFor('a.docx', openXml('wordprocessingml.document', macros))).toMatch(/宏/);
  });
});

describe('pictures', () => {
  it.each([
    ['a.jpg', photo()],
    ['a.png', png()],
  ])('are refused if the end of %s is missing', async (name, whole) => {
    for (const end of [whole.length / 2, whole.length - 20])
      expect(await wordsFor(name, whole.subarray(0, end))).toMatch(/已损坏/);
  });

  it('are re-encoded: with their rotation, without metadata or appended content', async () => {
    const hidden = Buffer.concat([photo(), text('<script>alert(1)</script>')]);
    const { stored, size } = await inspect('a.jpg', hidden);
    expect(stored.includes('SECRET-CAMERA')).toBe(false);
    expect(stored.includes('Exif')).toBe(false);
    expect(stored.includes('<script>')).toBe(false);
    expect(stored.length).toBe(size);
    const image = await loadImage(stored);
    expect([image.width, image.height]).toEqual([20, 40]);
    const canvas = createCanvas(20, 40);
    const pen = canvas.getContext('2d');
    pen.drawImage(image, 0, 0);
    const [red = 0, , blue = 0] = pen.getImageData(10, 5, 1, 1).data;
    expect(red).toBeGreaterThan(blue);
  });

  it('are refused if they have more pixels than their header promised', async () => {
    const path = join(folder, 'file');
    await writeFile(path, png(40, 20));
    const inspected = await inspectFile(path, 'a.png', uploadRules.ATTACHMENT);
    expect(inspected.pixels).toBe(800);
    await writeFile(path, png(400, 200));
    await expect(reencodePicture(inspected, { file: path, ownerId: '1' })).rejects.toThrow(
      FileRefusal,
    );
  });

  it('are refused before they are decoded if they would be huge', async () => {
    const bomb = png(40, 20);
    // Width and height in the header; its checksum is then wrong, but no decoder sees it.
    bomb.writeUInt32BE(50_000, 16);
    bomb.writeUInt32BE(50_000, 20);
    expect(await wordsFor('a.png', bomb)).toMatch(/尺寸过大/);
  });
});

describe('archives', () => {
  const docx = (...more: Parameters<typeof makeZip>[0][number][]) =>
    openXml('wordprocessingml.document', more);
  it.each([
    ['one entry of zeros', docx({ name: 'word/a.xml', content: megabytes(90) })],
    [
      'more than can be held in sum',
      docx(...Array.from({ length: 60 }, (_, at) => ({ name: `m/${at}`, content: megabytes(2) }))),
    ],
    [
      'thousands of entries',
      docx(...Array.from({ length: 3000 }, (_, at) => ({ name: `e/${at}`, content: text('x') }))),
    ],
    [
      'entries that share their bytes',
      makeZip([{ name: '[Content_Types].xml', content: Buffer.alloc(500_000, 'ab') }], 100),
    ],
  ])('refuses %s', async (_what, content) => {
    expect(await wordsFor('a.docx', content)).toMatch(/解压后过大/);
  });

  it.each([
    ['claims less than it holds', docx({ name: 'a.xml', content: megabytes(3), claimed: 10 })],
    ['leads out of its folder', docx({ name: '../../a.xml', content: text('x') })],
    ['is cut off', word.subarray(0, -30)],
  ])('refuses one that %s', async (_what, content) => {
    expect(await wordsFor('a.docx', content)).toMatch(/已损坏/);
  });
});
