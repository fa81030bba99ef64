import { describe, expect, it } from 'vitest';
import { describeReport } from './describeReport.js';
import { header, info, textsOf, unread } from './report.fixture.js';

const withSections = (sections: Partial<typeof unread.sections>) =>
  describeReport({ header, sections: { ...unread.sections, ...sections } });

const sectionOf = (document: ReturnType<typeof describeReport>, id: string) =>
  document.sections.find((section) => section.id === id);

describe('describeReport', () => {
  it('titles the document by the company and keeps the header', () => {
    const document = describeReport(unread);
    expect(document.title).toBe('重庆明月食品有限公司(分析报告)');
    expect(document.header).toEqual(header);
  });

  it('has the ten sections of the specification, counted from 1', () => {
    expect(describeReport(unread).sections.map(({ number, title }) => [number, title])).toEqual([
      [1, '登记信息'],
      [2, '变更登记'],
      [3, '投资方信息'],
      [4, '发票信息'],
      [5, '申报信息'],
      [6, '纳税信用'],
      [7, '违法违章'],
      [8, '联系人'],
      [9, '资产负债表'],
      [10, '利润表'],
    ]);
  });

  it('says of a section that could not be read that it could not', () => {
    for (const { valid, blocks } of describeReport(unread).sections) {
      expect(valid).toBe(false);
      expect(blocks).toEqual([{ kind: 'note', text: '本节数据暂未取得。' }]);
    }
  });

  it('says of a section without records that there are none', () => {
    const document = withSections({ lawViolations: { valid: true, data: [] } });
    expect(sectionOf(document, 'lawViolations')).toMatchObject({
      valid: true,
      blocks: [{ kind: 'note', text: '截至报告日期，暂无相关记录。' }],
    });
  });

  it('shows no data of a section that is not valid', () => {
    const document = withSections({ registration: { valid: false, data: info } });
    expect(textsOf(document)).not.toContain('周明');
  });

  it('formats the facts of the registration', () => {
    const [facts] = sectionOf(
      withSections({ registration: { valid: true, data: info } }),
      'registration',
    )!.blocks;
    expect(facts).toMatchObject({ kind: 'facts' });
    const items = facts!.kind === 'facts' ? facts!.items : [];
    expect(items).toContainEqual({ term: '注册资本', value: '1,500.50', unit: '万元' });
    expect(items).toContainEqual({ term: '从业人数', value: '1,036', unit: '人' });
    expect(items).toContainEqual({ term: '纳税信用等级', value: 'A级' });
    expect(items).toContainEqual({ term: '生产经营地址', value: '--' });
  });

  it('leaves the unit of a figure out that is not known', () => {
    const document = withSections({
      registration: { valid: true, data: { ...info, zczb: null, cyrs: null, nsxydj: null } },
    });
    const [facts] = sectionOf(document, 'registration')!.blocks;
    const items = facts!.kind === 'facts' ? facts!.items : [];
    expect(items).toContainEqual({ term: '注册资本', value: '--' });
    expect(items).toContainEqual({ term: '从业人数', value: '--' });
    expect(items).toContainEqual({ term: '纳税信用等级', value: '--' });
  });

  it('draws invoices from the oldest month on and lists them as they came', () => {
    const month = { kpse: '1', kpfs: 1200, zffs: 1, hcfs: 0, spje: null };
    const document = withSections({
      invoices: {
        valid: true,
        data: [
          { ny: '2026-10', kpje: '168.5', ...month },
          { ny: '2026-09', kpje: '-2', ...month },
        ],
      },
    });
    const [curves, table] = sectionOf(document, 'invoices')!.blocks;
    expect(curves).toMatchObject({
      kind: 'curves',
      unit: '万元',
      categories: ['2026-09', '2026-10'],
      series: [
        { name: '开票金额', values: [-2, 168.5] },
        { name: '受票金额', values: [null, null] },
      ],
    });
    expect(table).toMatchObject({
      rows: [
        { ny: '2026-10', kpje: '168.50', kpfs: '1,200', spje: '--' },
        { ny: '2026-09', kpje: '-2.00' },
      ],
    });
  });

  it('draws no curve of one month', () => {
    const row = { ny: '2026-10', kpje: '1', kpse: '1', kpfs: 1, zffs: 0, hcfs: 0, spje: '1' };
    const document = withSections({ invoices: { valid: true, data: [row] } });
    expect(sectionOf(document, 'invoices')!.blocks.map(({ kind }) => kind)).toEqual(['table']);
  });

  it('indents the rows of a statement by level, emphasises its sums and draws them by year', () => {
    const row = { sn: '736.1', ssn: null };
    const document = withSections({
      balanceSheet: {
        valid: true,
        data: {
          nd: [2026, 2025, 2024],
          rows: [
            { hc: 1, xmmc: '流动资产合计', cj: 1, bn: '820.4', ...row },
            { hc: 2, xmmc: '货币资金', cj: 2, bn: '120', ...row },
            { hc: 3, xmmc: '其中：现金', cj: 3, bn: '1', ...row },
          ],
        },
      },
    });
    const [bars, table] = sectionOf(document, 'balanceSheet')!.blocks;
    expect(bars).toMatchObject({
      kind: 'bars',
      categories: ['流动资产合计'],
      series: [
        { name: '2025年', values: [736.1] },
        { name: '2026年', values: [820.4] },
      ],
    });
    expect(table).toMatchObject({
      emphasised: [0],
      rows: [
        { xmmc: '流动资产合计', hc: '1', bn: '820.40', sn: '736.10', ssn: '--' },
        { xmmc: '\u3000货币资金' },
        { xmmc: '\u3000\u3000其中：现金' },
      ],
    });
    expect(
      table!.kind === 'table' && table!.columns.map(({ header, unit }) => [header, unit]),
    ).toEqual([
      ['项目', undefined],
      ['行次', undefined],
      ['2026年', '万元'],
      ['2025年', '万元'],
      ['2024年', '万元'],
    ]);
  });

  it('names the contacts by their role and leaves missing ones out', () => {
    const document = withSections({
      contacts: {
        valid: true,
        data: {
          bsr: { xm: '陈静', sjhm: null },
          fddbr: { xm: '周明', sjhm: '138****0001' },
          cwfzr: null,
        },
      },
    });
    expect(sectionOf(document, 'contacts')!.blocks).toMatchObject([
      {
        rows: [
          { role: '办税人', xm: '陈静', sjhm: '--' },
          { role: '法定代表人', xm: '周明', sjhm: '138****0001' },
        ],
      },
    ]);
  });
});
