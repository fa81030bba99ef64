import type { ReportFinancialIndicators, ReportIndicatorRow, ReportStatement } from '@huiqi/sdk';

/** A company's statements; null if unreadable. */
export interface Statements {
  readonly balanceSheet: ReportStatement | null;
  readonly incomeStatement: ReportStatement | null;
  /** Months of the current year covered by its income statement; flows are extrapolated to twelve. */
  readonly months: number;
}

/** One year's statements by row name; NaN for missing rows. */
type Year = (name: string) => number;

interface Indicator extends Pick<ReportIndicatorRow, 'zblx' | 'zbmc' | 'dw'> {
  /** NaN or infinite if it cannot be computed. */
  readonly value: (year: Year, before: Year) => number;
}

const percent = (part: number, whole: number) => (part / whole) * 100;

const ratio = (
  zblx: Indicator['zblx'],
  zbmc: string,
  dw: string,
  value: (year: Year) => number,
): Indicator => ({ zblx, zbmc, dw, value });

const growth = (zbmc: string, name: string): Indicator => ({
  zblx: 'GROWTH',
  zbmc,
  dw: '%',
  value: (year, before) => percent(year(name) - before(name), Math.abs(before(name))),
});

/** Stocks are as of the end of the period, flows cover twelve months. */
const indicators: readonly Indicator[] = [
  ratio('DEBT', '资产负债率', '%', (of) => percent(of('负债合计'), of('资产总计'))),
  ratio('DEBT', '流动比率', '倍', (of) => of('流动资产合计') / of('流动负债合计')),
  ratio('DEBT', '速动比率', '倍', (of) => (of('流动资产合计') - of('存货')) / of('流动负债合计')),
  ratio('DEBT', '产权比率', '%', (of) => percent(of('负债合计'), of('所有者权益合计'))),
  ratio('PROFIT', '净利润', '万元', (of) => of('净利润')),
  ratio('PROFIT', '销售毛利率', '%', (of) =>
    percent(of('营业收入') - of('营业成本'), of('营业收入')),
  ),
  ratio('PROFIT', '销售净利率', '%', (of) => percent(of('净利润'), of('营业收入'))),
  ratio('PROFIT', '总资产收益率', '%', (of) => percent(of('净利润'), of('资产总计'))),
  ratio('PROFIT', '净资产收益率', '%', (of) => percent(of('净利润'), of('所有者权益合计'))),
  growth('营业收入增长率', '营业收入'),
  growth('净利润增长率', '净利润'),
  growth('总资产增长率', '资产总计'),
  growth('净资产增长率', '所有者权益合计'),
  ratio('OPERATION', '应收账款周转率', '次', (of) => of('营业收入') / of('应收账款')),
  ratio('OPERATION', '存货周转率', '次', (of) => of('营业成本') / of('存货')),
  ratio('OPERATION', '流动资产周转率', '次', (of) => of('营业收入') / of('流动资产合计')),
  ratio('OPERATION', '总资产周转率', '次', (of) => of('营业收入') / of('资产总计')),
];

type YearKey = 'bn' | 'sn' | 'ssn';

const nothing: Year = () => Number.NaN;

function yearOf({ balanceSheet, incomeStatement, months }: Statements, key: YearKey): Year {
  const amounts = new Map<string, number>();
  const add = (statement: ReportStatement | null, factor: number) => {
    for (const row of statement?.rows ?? [])
      if (row[key] !== null) amounts.set(row.xmmc, Number(row[key]) * factor);
  };
  add(balanceSheet, 1);
  add(incomeStatement, key === 'bn' ? 12 / months : 1);
  return (name) => amounts.get(name) ?? Number.NaN;
}

/** Figures have at most twelve digits before the point (`ReportFigure`). */
const largest = 999_999_999_999;

const figure = (value: number): string | null =>
  Number.isFinite(value) && Math.abs(value) <= largest ? (value + 0).toFixed(2) : null;

/** Indicators of three years, computed from the statements; null without any statement. */
export function financialIndicators(statements: Statements): ReportFinancialIndicators | null {
  const { balanceSheet, incomeStatement } = statements;
  const years = incomeStatement?.nd ?? balanceSheet?.nd;
  if (!years) return null;
  const [bn, sn, ssn] = (['bn', 'sn', 'ssn'] as const).map((key) => yearOf(statements, key));
  const valueIn = ({ value }: Indicator, year = nothing, before = nothing) =>
    figure(value(year, before));
  return {
    nd: [...years],
    rows: indicators.map((indicator) => ({
      zblx: indicator.zblx,
      zbmc: indicator.zbmc,
      dw: indicator.dw,
      bn: valueIn(indicator, bn, sn),
      sn: valueIn(indicator, sn, ssn),
      ssn: valueIn(indicator, ssn),
    })),
  };
}
