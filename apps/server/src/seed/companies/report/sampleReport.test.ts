import type { ReportStatement } from '@huiqi/sdk';
import { describe, expect, it, test } from 'vitest';
import { registryReplies } from '../../../registry/registryReplies.js';
import { makeRegister } from '../makeRegister.js';
import { sampleFigures } from '../sampleFigures.js';
import { ofYuan, sumOf } from './cents.js';
import { rareNames } from './reportPeople.js';
import { sampleReport } from './sampleReport.js';

const today = new Date('2026-06-15T04:00:00.000Z');
const entries = makeRegister(72);
const made = entries.map((entry) => ({ entry, report: sampleReport(entry, today) }));
const reports = made.flatMap(({ entry, report }) => (report ? [{ entry, report }] : []));
const cents = (figure: string | null | undefined) => Math.round(Number(figure) * 100);

/** Amounts of a row in the years with a statement. */
function amounts({ rows }: ReportStatement, name: string): number[] {
  const row = rows.find(({ xmmc }) => xmmc === name);
  if (!row) throw new Error(`No row ${name}`);
  return [row.bn, row.sn, row.ssn].flatMap((one) => (one === null ? [] : [cents(one)]));
}

describe('reports of the sample register', () => {
  test('are what a register may reply, and the same at every start', () => {
    expect(reports.length).toBeGreaterThan(150);
    for (const { entry, report } of reports) {
      const copy = structuredClone(report);
      expect(registryReplies.report(copy), JSON.stringify(registryReplies.report.errors)).toBe(
        true,
      );
      expect(copy).toEqual(report);
      expect(sampleReport(entry, today)).toEqual(report);
    }
  });

  test('have sheets that balance and statements whose rows sum', () => {
    let sheets = 0;
    for (const { report } of reports) {
      const sheet = report.sections.balanceSheet.data;
      const income = report.sections.incomeStatement.data;
      if (!sheet || !income) continue;
      sheets += 1;
      expect(sheet.rows.length).toBeGreaterThanOrEqual(30);
      expect(amounts(sheet, '资产总计')).toEqual(amounts(sheet, '负债和所有者权益总计'));
      const groups: [string, string[]][] = [
        ['资产总计', ['流动资产合计', '非流动资产合计']],
        ['负债合计', ['流动负债合计', '非流动负债合计']],
        ['所有者权益合计', ['实收资本', '资本公积', '盈余公积', '未分配利润']],
        ['存货', ['原材料', '在产品', '库存商品', '周转材料']],
      ];
      for (const [whole, parts] of groups) {
        const sums = amounts(sheet, whole).map((_amount, year) =>
          sumOf(parts.map((part) => amounts(sheet, part)[year] ?? Number.NaN)),
        );
        expect(amounts(sheet, whole), whole).toEqual(sums);
      }
      const costs = ['营业成本', '税金及附加', '销售费用', '管理费用', '财务费用'];
      for (const [year, revenue] of amounts(income, '营业收入').entries()) {
        const of = (name: string) => amounts(income, name)[year] ?? Number.NaN;
        expect(of('营业成本')).toBeGreaterThan(0);
        const operating = revenue - sumOf(costs.map(of)) + of('投资收益');
        expect(of('营业利润')).toBe(operating);
        const profit = operating + of('营业外收入') - of('营业外支出');
        expect(of('利润总额')).toBe(profit);
        expect(of('净利润')).toBe(profit - of('所得税费用'));
      }
    }
    expect(sheets).toBeGreaterThan(140);
  });

  test('agree with the figures and the register entry of the company', () => {
    for (const { entry, report } of reports) {
      const figures = sampleFigures(entry, 2025);
      const { registration, incomeStatement, investors, declarations, credit } = report.sections;
      expect(registration.data).toMatchObject({
        nsrsbh: entry.creditCode,
        nsrmc: entry.name,
        fddbrxm: entry.legalName,
        nsxydj: figures?.taxCreditGrade,
      });
      expect(credit.data[0]?.pjjg).toBe(figures?.taxCreditGrade);
      const last = figures?.years[0];
      expect(incomeStatement.data?.nd).toEqual([2026, 2025, 2024]);
      const revenue = incomeStatement.data?.rows[0];
      expect(cents(revenue?.sn)).toBe(ofYuan(last?.revenue ?? ''));
      expect(cents(incomeStatement.data?.rows.at(-1)?.sn)).toBe(ofYuan(last?.netProfit ?? ''));
      if (entry.report !== 'LONG') {
        const lastYears = declarations.data.filter(({ ssqz }) => ssqz.startsWith('2025'));
        expect(sumOf(lastYears.map(({ ynse }) => cents(ynse)))).toBe(ofYuan(last?.taxPaid ?? ''));
      }
      expect(sumOf(investors.data.map(({ tzbl }) => Number(tzbl)))).toBe(100);
      expect(sumOf(investors.data.map(({ tzje }) => cents(tzje)))).toBe(
        cents(registration.data?.zczb),
      );
    }
  });

  test('give no phone away', () => {
    for (const { entry, report } of reports)
      expect(JSON.stringify(report)).not.toMatch(new RegExp(`1[3-9]\\d{9}|${entry.legalIdNo}`));
  });

  it.each([
    ['NONE', (all: typeof made) => all.every(({ report }) => report === null)],
    [
      'PARTIAL',
      (all: typeof made) =>
        all.every(
          ({ report }) =>
            report?.sections.balanceSheet.valid === false && report.sections.invoices.valid,
        ),
    ],
    [
      'LONG',
      (all: typeof made) =>
        all.every(
          ({ report }) =>
            report?.sections.declarations.data.length === 500 &&
            report.sections.invoices.data.length > 100,
        ),
    ],
    [
      'RARE',
      (all: typeof made) =>
        all.every(({ report }) => rareNames.every((name) => JSON.stringify(report).includes(name))),
    ],
  ] as const)('show the case %s', (kind, holds) => {
    const all = made.filter(({ entry }) => entry.report === kind);
    expect(all.length).toBeGreaterThan(0);
    expect(holds(all)).toBe(true);
  });

  test('end with the last full month, also in January', () => {
    const { entry } = reports[0] ?? {};
    if (!entry) throw new Error('No report');
    const monthsAt = (day: string) =>
      sampleReport(entry, new Date(day))?.sections.invoices.data.map(({ ny }) => ny) ?? [];
    expect(monthsAt('2026-06-15T04:00:00Z')[0]).toBe('2026-05');
    expect(monthsAt('2026-06-15T04:00:00Z')).toHaveLength(24);
    expect(monthsAt('2027-01-15T04:00:00Z')[0]).toBe('2026-12');
    // Half past midnight in China.
    expect(monthsAt('2026-06-30T16:30:00Z')[0]).toBe('2026-06');
  });
});
