import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { printReport } from './node.js';
import { bare } from './testing/bare.fixture.js';
import { faultsOf, infoOf, textOf } from './testing/poppler.fixture.js';
import { documentOf } from './testing/sampleDocument.fixture.js';

const fact = (value: string) => documentOf([{ kind: 'facts', items: [{ term: '名称', value }] }]);
const cells = (...values: string[]) =>
  documentOf([
    {
      kind: 'table',
      caption: '名称',
      columns: [{ key: 'name', header: '名称', align: 'start' }],
      rows: values.map((name) => ({ name })),
    },
  ]);
const printed = async (document: ReturnType<typeof fact>) =>
  bare(textOf(await printReport(document)).join(''));

describe('characters', () => {
  it.each([
    ['parentheses and backslashes', 'a)(b\\)\\\\( \\n endobj >> stream'],
    ['names of the operators', 'ET Q /F1 12 Tf <41> Tj BT'],
    ['characters of names', '〇喆镕堃昇玥龑䶮㛃№周𬭎𠅤'],
    ['traditional characters', '國際滙豐銀行'],
  ])('prints %s as they are', async (_, value) => {
    expect(await printed(fact(value))).toContain(bare(value));
  });

  it.each([
    ['𠮷野家', '〔U+20BB7〕野家'],
    ['\u202eabc', '〔U+202E〕abc'],
    ['\u200fabc\u2067', '〔U+200F〕abc〔U+2067〕'],
    ['😀', '〔U+1F600〕'],
    ['\ud800x', '〔U+D800〕x'],
    ['\u0007', '〔U+0007〕'],
    ['مرحبا', '〔U+0645〕〔U+0631〕〔U+062D〕〔U+0628〕〔U+0627〕'],
  ])('spells %j out as %s', async (value, shown) => {
    expect(await printed(fact(value))).toContain(shown);
  });

  it('leaves out what shows nothing by itself', async () => {
    expect(await printed(fact('周\u200b\ufeff\ufe0f明'))).toContain('周明');
  });

  it('keeps line feeds and wide spaces', async () => {
    expect(await printed(fact('\u3000\u3000第一行\r\n第二行\u2028第三行'))).toContain(
      '第一行第二行第三行',
    );
  });
});

describe('sizes', () => {
  const long = Array.from({ length: 10_000 }, (_, place) =>
    String.fromCodePoint(0x4e00 + (place % 3000)),
  ).join('');

  it('prints a name of 10,000 characters everywhere it stands', async () => {
    const document = documentOf([], { name: long });
    const pdf = await printReport(document);
    expect(faultsOf(pdf)).toBe('');
    expect(infoOf(pdf).get('Pages')).toMatch(/^\d+$/);
    // Only the head of the first pages; the running head is shortened.
    const shown = bare(textOf(pdf).join(''));
    expect(shown).toContain(long.slice(0, 20));
    expect(shown).toContain(long.slice(-20));
  });

  it('continues a fact and a row that are taller than a page', async () => {
    for (const document of [fact(long), cells('之前', long, '之后')]) {
      const pages = textOf(await printReport(document));
      const lines = pages.flatMap((page) => page.split('\n'));
      const body = lines.filter((line) => long.includes(line.trim()) && line.trim().length > 30);
      expect(bare(body.join('')).length).toBeGreaterThan(9_900);
      expect(pages.length).toBeGreaterThan(4);
    }
  });

  it('lays out heads, captions and disclaimers of any length', async () => {
    const document = documentOf(
      [
        {
          kind: 'table',
          caption: long,
          columns: Array.from({ length: 12 }, (_, place) => ({
            key: String(place),
            header: long,
            unit: long,
            align: 'end' as const,
          })),
          rows: [{ 0: '1', 11: '2' }, {}],
        },
        { kind: 'note', text: long },
        { kind: 'radar', caption: long, axes: [{ name: long, value: 1e9 }] },
        {
          kind: 'bars',
          caption: '',
          unit: long,
          categories: [long],
          series: [{ name: long, values: [1] }],
        },
      ],
      { disclaimer: long, reason: long, code: long, date: 'not a date' },
    );
    const pdf = await printReport(document);
    expect(faultsOf(pdf)).toBe('');
    expect(Number(infoOf(pdf).get('Pages'))).toBeGreaterThan(10);
  });

  it('prints charts of nothing, of zeros and of huge figures', async () => {
    const chart = (values: readonly (number | null)[]) =>
      ({
        kind: 'curves',
        caption: '图',
        unit: '万元',
        categories: values.map(String),
        series: [{ name: '甲', values }],
      }) as const;
    const charts = [chart([]), chart([null, null]), chart([0, 0]), chart([-1e12, 1e12, 1e-9])];
    const pdf = await printReport(
      documentOf([
        ...charts,
        { kind: 'bars', caption: '图', unit: '', categories: [], series: [] },
      ]),
    );
    expect(faultsOf(pdf)).toBe('');
    expect(Buffer.from(pdf).toString('latin1')).not.toContain('NaN');
  });
});

it('makes a sound file of any text', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.string({ unit: 'binary', maxLength: 60 }), { minLength: 1, maxLength: 20 }),
      async (values) => {
        const pdf = await printReport(cells(...values));
        expect(faultsOf(pdf)).toBe('');
        expect(infoOf(pdf).get('Pages')).toMatch(/^\d+$/);
      },
    ),
    { numRuns: 15 },
  );
});
