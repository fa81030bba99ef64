import { describe, expect, it } from 'vitest';
import { describeNewReport } from './describeNewReport.js';
import { header, info, unreadNew } from './report.fixture.js';

const withParts = (parts: Partial<typeof unreadNew.reportData>) =>
  describeNewReport({ header, reportData: { ...unreadNew.reportData, ...parts } });

const blocksOf = (parts: Partial<typeof unreadNew.reportData>, place: number) =>
  withParts(parts).sections[place]!.blocks;

describe('describeNewReport', () => {
  it('has the four parts of the specification; a part that is null could not be read', () => {
    const { title, sections } = describeNewReport(unreadNew);
    expect(title).toBe('重庆明月食品有限公司(分析报告)');
    expect(sections.map(({ number, title, valid }) => [number, title, valid])).toEqual([
      [1, '基本信息', false],
      [2, '财务指标', false],
      [3, '纳税申报', false],
      [4, '上下游供应链', false],
    ]);
  });

  it('begins with the facts of the company', () => {
    expect(blocksOf({ JBXX: info }, 0)).toMatchObject([
      { kind: 'facts', items: expect.arrayContaining([{ term: '法定代表人', value: '周明' }]) },
    ]);
  });

  it('rates the abilities, draws three years and lists every indicator', () => {
    const years = { sn: '44.85', ssn: '47.10' };
    const blocks = blocksOf(
      {
        CWZB: {
          nd: [2026, 2025, 2024],
          rows: [
            { zblx: 'DEBT', zbmc: '资产负债率', dw: '%', bn: '41.2', ...years },
            { zblx: 'PROFIT', zbmc: '净利润', dw: '万元', bn: '168.4', ...years },
            { zblx: 'GROWTH', zbmc: '营业收入增长率', dw: '%', bn: null, ...years },
            { zblx: 'OPERATION', zbmc: '应收账款周转率', dw: '次', bn: '6.8', ...years },
          ],
        },
      },
      1,
    );
    expect(blocks.map(({ kind }) => kind)).toEqual([
      'radar',
      'table',
      'note',
      'bars',
      'curves',
      'table',
      'note',
    ]);
    // The figures of a year that has not ended are no sums of what happened.
    expect(blocks.at(-1)).toMatchObject({ text: expect.stringContaining('折算为全年') });
    expect(blocks[0]).toMatchObject({
      axes: [
        { name: '偿债能力' },
        { name: '盈利能力' },
        { name: '成长能力' },
        { name: '营运能力' },
      ],
    });
    expect(blocks[3]).toMatchObject({
      unit: '万元',
      categories: ['净利润'],
      series: [{ name: '2024年' }, { name: '2025年' }, { name: '2026年', values: [168.4] }],
    });
    expect(blocks[4]).toMatchObject({
      unit: '%',
      categories: ['2024年', '2025年', '2026年'],
      series: [{ values: [47.1, 44.85, 41.2] }, { values: [47.1, 44.85, null] }],
    });
    expect(blocks[5]).toMatchObject({
      rows: [
        { zblx: '偿债能力', zbmc: '资产负债率', dw: '%', bn: '41.20', sn: '44.85', ssn: '47.10' },
        { dw: '万元', bn: '168.40' },
        { bn: '--' },
        { dw: '次' },
      ],
    });
  });

  it('draws no radar of two abilities', () => {
    const row = { dw: '%', bn: '1', sn: '1', ssn: '1' };
    const blocks = blocksOf(
      {
        CWZB: {
          nd: [2026, 2025, 2024],
          rows: [
            { zblx: 'DEBT', zbmc: '资产负债率', ...row },
            { zblx: 'GROWTH', zbmc: '营业收入增长率', ...row },
          ],
        },
      },
      1,
    );
    expect(blocks.map(({ kind }) => kind)).not.toContain('radar');
  });

  it('draws sales and tax of the years apart, the oldest first', () => {
    const year = { ynse: '46.2', yjse: '46.2', tbzz: '-15.6' };
    const blocks = blocksOf(
      {
        NSSB: {
          ndhz: [
            { nd: 2026, xssr: '1536.9', ...year },
            { nd: 2025, xssr: null, ...year },
          ],
          sbjl: [
            {
              ssqq: '2026-07-01',
              ssqz: '2026-09-30',
              zsxm: '增值税',
              xssr: '512.3',
              ynse: '15.4',
              yjse: '15.4',
              sbrq: null,
              sfaq: false,
            },
          ],
        },
      },
      2,
    );
    expect(blocks).toMatchObject([
      { kind: 'bars', categories: ['2025年', '2026年'], series: [{ values: [null, 1536.9] }] },
      { kind: 'bars', series: [{ name: '应纳税额' }, { name: '已缴税额' }] },
      {
        kind: 'table',
        rows: [
          { nd: '2026年', tbzz: '-15.60' },
          { nd: '2025年', xssr: '--' },
        ],
      },
      { kind: 'table', rows: [{ zsxm: '增值税', xssr: '512.30', sbrq: '--', sfaq: '逾期' }] },
    ]);
  });

  it('tells suppliers, customers and how much hangs on the largest', () => {
    const partner = { pm: 1, jyje: '1386.2', jybs: 1042, zb: '31.5', hzns: null };
    const blocks = blocksOf(
      {
        SXYGYL: {
          sygys: [{ mc: '四川金穗粮油有限公司', ...partner }],
          xykh: [],
          syjzd: '72.3',
          xyjzd: null,
        },
      },
      3,
    );
    expect(blocks).toMatchObject([
      {
        kind: 'facts',
        items: [
          { term: '上游集中度（前五大供应商占比）', value: '72.30', unit: '%' },
          { term: '下游集中度（前五大客户占比）', value: '--' },
        ],
      },
      {
        caption: '上游供应商',
        rows: [{ pm: '1', jyje: '1,386.20', jybs: '1,042', zb: '31.50', hzns: '--' }],
      },
    ]);
  });

  it('says so where a part holds nothing', () => {
    const empty = [{ kind: 'note', text: '截至报告日期，暂无相关记录。' }];
    expect(blocksOf({ CWZB: { nd: [2026, 2025, 2024], rows: [] } }, 1)).toEqual(empty);
    expect(blocksOf({ NSSB: { ndhz: [], sbjl: [] } }, 2)).toEqual(empty);
    expect(blocksOf({ SXYGYL: { sygys: [], xykh: [], syjzd: null, xyjzd: null } }, 3)).toEqual(
      empty,
    );
  });
});
