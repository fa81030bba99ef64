import type { LoanLimitCompany } from '@huiqi/sdk';
import { estimateLoanLimit, formatWan, TaxCreditGradeLabels, yuanToWan } from '@huiqi/sdk/domain';
import { arrearsInWan } from '../../registry/arrearsInWan.js';
import { atLeastZero } from '../../registry/atLeastZero.js';
import type { CompanyFigures, YearFigures } from '../../registry/CompanyRegistry.js';

type Contribution = Omit<LoanLimitCompany, 'id' | 'qymc' | 'nsrsbh'>;

const nothing = { minLoanLimit: 0, maxLoanLimit: 0 };
const unknown: Contribution = {
  ...nothing,
  taxCreditGrade: null,
  year: null,
  annualRevenue: null,
  annualTax: null,
  remarks: ['税务部门暂无该企业的纳税与经营数据'],
};

type Counted = Pick<YearFigures, 'year' | 'revenue' | 'taxPaid'>;

function rangeOf({ taxCreditGrade, taxArrears }: CompanyFigures, { revenue, taxPaid }: Counted) {
  if (Number(taxArrears) > 0) return nothing;
  return estimateLoanLimit({ taxCreditGrade, annualRevenue: revenue, annualTax: taxPaid });
}

function remarksOf(figures: CompanyFigures, { year, revenue, taxPaid }: Counted): string[] {
  const { taxCreditGrade, taxArrears } = figures;
  return [
    `纳税信用等级为${TaxCreditGradeLabels[taxCreditGrade]}${taxCreditGrade === 'D' ? '，暂不能测算额度' : ''}`,
    `${year}年营业收入${formatWan(yuanToWan(revenue))}，纳税${formatWan(yuanToWan(taxPaid))}`,
    ...(Number(taxArrears) > 0
      ? [`有欠税${formatWan(arrearsInWan(taxArrears))}，缴清后可测算额度`]
      : []),
  ];
}

/** What a company contributes to an estimate, and how it came about (spec 1 §3 Loan limit; the rule is inferred). */
export function contributionOf(figures: CompanyFigures | null): Contribution {
  if (!figures) return unknown;
  const { taxCreditGrade } = figures;
  const [last] = figures.years;
  if (!last) return { ...unknown, taxCreditGrade, remarks: ['尚无完整年度的纳税申报数据'] };
  const { year } = last;
  const counted = { year, revenue: atLeastZero(last.revenue), taxPaid: atLeastZero(last.taxPaid) };
  return {
    ...rangeOf(figures, counted),
    taxCreditGrade,
    year,
    annualRevenue: counted.revenue,
    annualTax: counted.taxPaid,
    remarks: remarksOf(figures, counted),
  };
}
