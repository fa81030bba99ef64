import type { ReportCreditYear, ReportLawViolation, TaxCreditGrade } from '@huiqi/sdk';
import type { Random } from '../../random.js';

const scores: Readonly<Record<TaxCreditGrade, readonly [number, number] | null>> = {
  A: [90, 98],
  B: [70, 89],
  M: null,
  C: [40, 69],
  D: [12, 39],
};
const near: Readonly<Record<TaxCreditGrade, readonly TaxCreditGrade[]>> = {
  A: ['A', 'B'],
  B: ['B', 'A', 'M'],
  M: ['M'],
  C: ['C', 'B'],
  D: ['C', 'D'],
};

/** Grades of the years since a company was founded, newest first; the latest one is that of its figures. */
export const creditYears = (
  grade: TaxCreditGrade,
  random: Random,
  { lastYear, count }: { readonly lastYear: number; readonly count: number },
): ReportCreditYear[] =>
  Array.from({ length: count }, (_unused, ago) => {
    const pjjg = ago === 0 ? grade : random.pick(near[grade]);
    const range = scores[pjjg];
    return { pjnd: lastYear - ago, pjjg, pjfs: range && random.whole(...range) };
  });

const kinds = [
  { wfwzlx: '逾期申报', wfss: '未按规定期限办理纳税申报', cljg: '责令限期改正，罚款200元' },
  { wfwzlx: '发票违法', wfss: '未按规定保管发票存根联', cljg: '责令改正，罚款500元' },
  { wfwzlx: '逾期缴纳税款', wfss: '未按规定期限解缴税款', cljg: '责令限期缴纳，加收滞纳金' },
];

/** Violations of companies that are rated C or D; those of the latest year are still being handled. */
export function violationsOf(
  grade: TaxCreditGrade,
  random: Random,
  lastYear: number,
): ReportLawViolation[] {
  const count = { A: 0, B: 0, M: 0, C: 1, D: 3 }[grade];
  return Array.from({ length: count }, (_unused, place) => ({
    djrq: `${lastYear - place}-${String(random.whole(1, 12)).padStart(2, '0')}-${String(random.whole(1, 28)).padStart(2, '0')}`,
    ...random.pick(kinds),
    clzt: place === 0 && grade === 'D' ? '处理中' : '已处理',
  }));
}
