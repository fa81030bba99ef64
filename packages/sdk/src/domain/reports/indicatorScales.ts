/** The values of a ratio that score 0 and 100. */
export interface IndicatorScale {
  readonly bad: number;
  readonly good: number;
  /** Whether the two are percentages, so that 1.8 and 180% are the same. */
  readonly inPercent?: true;
}

/**
 * Typical ranges of small companies in all industries; less debt is better. Specific names come first: 总资产增长率 also
 * contains 增长率.
 */
const scales: readonly (readonly [RegExp, IndicatorScale])[] = [
  [/资产负债率/, { bad: 100, good: 30, inPercent: true }],
  [/产权比率/, { bad: 300, good: 50, inPercent: true }],
  [/流动比率/, { bad: 50, good: 200, inPercent: true }],
  [/速动比率/, { bad: 30, good: 100, inPercent: true }],
  [/现金比率/, { bad: 0, good: 50, inPercent: true }],
  [/利息保障倍数/, { bad: 0, good: 8 }],
  [/毛利率/, { bad: 0, good: 40, inPercent: true }],
  [/净资产收益率/, { bad: 0, good: 20, inPercent: true }],
  [/总?资产(收益|报酬|净利)率/, { bad: 0, good: 10, inPercent: true }],
  [/(净利率|净利润率|利润率)/, { bad: -5, good: 15, inPercent: true }],
  [/增长率/, { bad: -20, good: 30, inPercent: true }],
  [/应收账款周转率/, { bad: 1, good: 12 }],
  [/存货周转率/, { bad: 1, good: 10 }],
  [/流动资产周转率/, { bad: 0.5, good: 3 }],
  [/总?资产周转率/, { bad: 0.2, good: 1.5 }],
];

/** The scale of an indicator by its Chinese name; undefined for amounts and unknown names. */
export const indicatorScale = (name: string): IndicatorScale | undefined =>
  scales.find(([pattern]) => pattern.test(name))?.[1];
