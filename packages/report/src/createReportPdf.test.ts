import { inflateSync } from 'node:zlib';
import type { ReportDocument } from '@huiqi/sdk/report';
import { describe, expect, it } from 'vitest';
import { printReport } from './node.js';
import { bare } from './testing/bare.fixture.js';
import { faultsOf, fontsOf, infoOf, textOf } from './testing/poppler.fixture.js';
import { documentOf, sampleDocument } from './testing/sampleDocument.fixture.js';

const document = sampleDocument();
const pdf = await printReport(document);
const pages = textOf(pdf);
const text = bare(pages.join(''));

/** Objects and streams of a PDF, unpacked. */
function unpacked(bytes: Uint8Array): string {
  const whole = Buffer.from(bytes).toString('latin1');
  return whole.replaceAll(/stream\n([\s\S]*?)\nendstream/g, (_, data: string) => {
    const stream = Buffer.from(data, 'latin1');
    return stream[0] === 0x78 ? inflateSync(stream).toString('latin1') : data;
  });
}

const textsOf = ({ sections }: ReportDocument): readonly string[] =>
  sections.flatMap(({ title, blocks }) => [
    title,
    ...blocks.flatMap((block) => {
      if (block.kind === 'facts') return block.items.flatMap(({ term, value }) => [term, value]);
      if (block.kind === 'note') return [block.text];
      if (block.kind !== 'table') return [block.caption];
      return [block.caption, ...block.rows.flatMap((row) => Object.values(row))];
    }),
  ]);

describe('the text', () => {
  it('can be read back whole', () => {
    for (const part of textsOf(document)) expect(text).toContain(bare(part));
  });

  it('has the rows of a table in their order, each cell of each', () => {
    const [table] = document.sections.find(({ id }) => id === 'declarations')!.blocks;
    const rows = table!.kind === 'table' ? table!.rows : [];
    expect(rows).toHaveLength(180);
    let from = 0;
    for (const row of rows) {
      const line = bare(Object.values(row).join(''));
      const at = text.indexOf(line, from);
      expect(at, line).toBeGreaterThan(from);
      from = at;
    }
  });

  it('has characters of names beyond U+FFFF', () => {
    expect(text).toContain('周𬭎');
  });

  it('counts the pages on each of them', () => {
    pages.forEach((page, place) => {
      expect(bare(page)).toContain(`第${place + 1}页共${pages.length}页`);
    });
  });

  it('repeats name, number and disclaimer on every page', () => {
    for (const page of pages) {
      expect(bare(page)).toContain(document.title);
      expect(bare(page)).toContain(document.header.number);
      expect(bare(page)).toContain(document.header.disclaimer);
    }
  });

  it('repeats the head of a table on every page it continues on', () => {
    const continued = pages.filter((page) => bare(page).includes('申报记录（续）'));
    expect(continued.length).toBeGreaterThan(3);
    for (const page of continued) expect(bare(page)).toMatch(/所属期起所属期止征收项目/);
  });
});

describe('the file', () => {
  it('has A4 pages, the title and no script', () => {
    const info = infoOf(pdf);
    expect(info.get('Title')).toBe(document.title);
    expect(info.get('Pages')).toBe(String(pages.length));
    expect(info.get('Page size')).toBe('595.28 x 841.89 pts (A4)');
    expect(info.get('JavaScript')).toBe('no');
    expect(unpacked(pdf)).not.toMatch(/\/(?:JS|JavaScript|Launch|URI|SubmitForm|EmbeddedFile)\b/);
  });

  it('has the whole title where a character holds a line feed, such as 不 (U+4E0D)', async () => {
    const title = infoOf(await printReport(documentOf([], { name: '不见不散\\(餐饮)公司' })));
    expect(title.get('Title')).toBe('不见不散\\(餐饮)公司(分析报告)');
  });

  it('embeds its fonts as subsets with their characters', () => {
    const fonts = fontsOf(pdf);
    expect(fonts.length).toBeGreaterThanOrEqual(2);
    for (const font of fonts)
      expect(font).toMatch(/^[A-Z]{6}\+NotoSansSC-\w+ +CID TrueType +Identity-H +yes yes yes/);
  });

  it('has a bookmark for each section', () => {
    const titles = [...unpacked(pdf).matchAll(/\/Title <FEFF([0-9A-F]+)> \/Parent/g)].map(
      ([, hex]) => Buffer.from(hex!, 'hex').swap16().toString('utf16le'),
    );
    expect(titles).toEqual(document.sections.map(({ number, title }) => `${number} ${title}`));
    expect(unpacked(pdf)).toContain('/PageMode /UseOutlines');
  });

  it('is the same each time it is made', async () => {
    expect(Buffer.compare(Buffer.from(await printReport(document)), Buffer.from(pdf))).toBe(0);
  });

  it('is small and without faults', () => {
    expect(pdf.length).toBeLessThan(200_000);
    expect(faultsOf(pdf)).toBe('');
  });
});
