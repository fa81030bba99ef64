import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { abilityScores, indicatorScore } from './abilityScores.js';

const row = (zbmc: string, bn: string | null, sn: string | null = null, dw = '%') => ({
  zblx: 'DEBT' as const,
  zbmc,
  dw,
  bn,
  sn,
  ssn: null,
});

describe('indicatorScore', () => {
  it.each([
    ['资产负债率', '30', 100],
    ['资产负债率', '65', 50],
    ['资产负债率', '120', 0],
    ['净资产收益率', '10', 50],
    ['营业收入增长率', '5', 50],
    ['总资产增长率', '30', 100],
  ])('puts %s of %s percent at %s', (name, value, score) => {
    expect(indicatorScore(row(name, value))).toBe(score);
  });

  it('takes a ratio of times and one in percent as the same', () => {
    expect(indicatorScore(row('流动比率', '1.25', null, '倍'))).toBe(50);
    expect(indicatorScore(row('流动比率', '125'))).toBe(50);
  });

  it('keeps turnover rates in their own unit', () => {
    expect(indicatorScore(row('总资产周转率', '0.85', null, '次'))).toBeCloseTo(50);
  });

  it.each([
    ['100', '100', 50],
    ['125', '100', 75],
    ['300', '100', 100],
    ['50', '100', 0],
    ['-50', '-100', 100],
    ['5', '0', 100],
    ['-5', '0', 0],
    ['0', '0', 50],
  ])('judges an amount of %s after %s as %s', (now, before, score) => {
    expect(indicatorScore(row('净利润', now, before, '万元'))).toBe(score);
  });

  it('judges by the year before where the current one is not known', () => {
    expect(indicatorScore({ ...row('净利润', null, '150', '万元'), ssn: '100' })).toBe(100);
    expect(indicatorScore(row('资产负债率', null, '30'))).toBe(100);
  });

  it('judges nothing without figures', () => {
    expect(indicatorScore(row('资产负债率', null))).toBeNull();
    expect(indicatorScore(row('净利润', '100', null, '万元'))).toBeNull();
  });
});

describe('abilityScores', () => {
  it('takes the mean of the indicators of an ability and names them', () => {
    const scores = abilityScores([row('资产负债率', '30'), row('产权比率', '300')]);
    expect(scores[0]).toEqual({
      type: 'DEBT',
      name: '偿债能力',
      score: 50,
      basis: ['资产负债率', '产权比率'],
    });
    expect(scores.slice(1).map(({ score }) => score)).toEqual([null, null, null]);
  });

  it('stays between 0 and 100 whatever the figures', () => {
    const figure = fc.option(fc.double({ noNaN: true, min: -1e12, max: 1e12 }).map(String));
    const name = fc.constantFrom('资产负债率', '流动比率', '净利润', '营业收入增长率', '其他');
    fc.assert(
      fc.property(name, figure, figure, figure, (zbmc, bn, sn, ssn) => {
        const score = indicatorScore({ zblx: 'DEBT', zbmc, dw: '%', bn, sn, ssn });
        expect(score === null || (score >= 0 && score <= 100)).toBe(true);
      }),
    );
  });
});
