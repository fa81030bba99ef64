import { expect, test } from 'vitest';
import { financialIndicators } from './indicators.js';

test('indicators are computed from the statements, and are null where one is missing', () => {
  const row = (hc: number, xmmc: string, bn: string, sn: string) => ({
    hc,
    xmmc,
    cj: 1,
    bn,
    sn,
    ssn: null,
  });
  const nd = [2026, 2025, 2024];
  const balanceSheet = {
    nd,
    rows: [
      row(1, '流动资产合计', '600.00', '500.00'),
      row(2, '存货', '200.00', '100.00'),
      row(3, '资产总计', '1000.00', '800.00'),
      row(4, '流动负债合计', '300.00', '0.00'),
      row(5, '负债合计', '400.00', '400.00'),
      row(6, '所有者权益合计', '600.00', '400.00'),
    ],
  };
  const incomeStatement = {
    nd,
    rows: [
      row(1, '营业收入', '500.00', '1000.00'),
      row(2, '营业成本', '400.00', '800.00'),
      row(3, '净利润', '50.00', '-100.00'),
    ],
  };
  const found = financialIndicators({ balanceSheet, incomeStatement, months: 5 });
  const of = (name: string) => {
    const { bn, sn, ssn } = found?.rows.find(({ zbmc }) => zbmc === name) ?? {};
    return [bn, sn, ssn];
  };
  expect(of('资产负债率')).toEqual(['40.00', '50.00', null]);
  expect(of('流动比率')).toEqual(['2.00', null, null]);
  expect(of('速动比率')).toEqual(['1.33', null, null]);
  // 500 in five months extrapolate to 1,200 in twelve.
  expect(of('营业收入增长率')).toEqual(['20.00', null, null]);
  expect(of('净利润增长率')).toEqual(['220.00', null, null]);
  expect(of('存货周转率')).toEqual(['4.80', '8.00', null]);
  expect(of('应收账款周转率')).toEqual([null, null, null]);
  const blind = financialIndicators({ balanceSheet: null, incomeStatement, months: 5 });
  expect(blind?.rows.find(({ zbmc }) => zbmc === '资产负债率')?.bn).toBeNull();
  expect(blind?.rows.find(({ zbmc }) => zbmc === '销售净利率')?.bn).toBe('10.00');
  expect(financialIndicators({ balanceSheet: null, incomeStatement: null, months: 5 })).toBeNull();
});
