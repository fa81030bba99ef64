import type { CreditAdviceBasis } from '@huiqi/sdk';
import { formatWan, GuaranteeTypeLabels, TaxCreditGradeLabels } from '@huiqi/sdk/domain';
import { tradeCondition, type Trade } from './tradeCondition.js';
import type { ProductRow } from '../products/toProduct.js';

/** How a product suits a company. */
export interface ProductMatch {
  /** Conditions met, worded for the applicant. */
  readonly met: readonly string[];
  /** Conditions not met; the product suits if there are none. */
  readonly unmet: readonly string[];
  /** The limit the company can expect, in whole 10,000 yuan. */
  readonly adviceLimit: number;
  /** 0 to 100. */
  readonly degree: number;
}

/** The product fields that matching reads. */
export type MatchedProduct = Pick<
  ProductRow['product'],
  'matchRules' | 'minLoanLimit' | 'maxLoanLimit' | 'guaranteeType' | 'categoryId'
>;

interface Condition {
  readonly holds: boolean;
  readonly met: string;
  readonly unmet: string;
}

const gradePoints = { A: 16, B: 10, M: 6, C: 2, D: 0 } as const;
const basePoints = 60;
const limitPoints = 14;

function limitOf(basis: CreditAdviceBasis, product: MatchedProduct): number {
  const { taxMultiple, revenuePercent } = product.matchRules;
  const byTax = Number(basis.taxPaid) * taxMultiple;
  const byRevenue = (Number(basis.revenue) * revenuePercent) / 100;
  return Math.min(product.maxLoanLimit, Math.floor(Math.max(byTax, byRevenue)));
}

/** Conditions in the order in which a bank checks them. */
function conditionsOf(
  basis: CreditAdviceBasis,
  product: MatchedProduct,
  { limit, trade }: { readonly limit: number; readonly trade: Trade },
): Condition[] {
  const { minMonths, taxGrades, minRevenue, minTax } = product.matchRules;
  const { taxCreditGrade, year, operatingMonths, revenue, taxPaid, taxArrears } = basis;
  const grade = TaxCreditGradeLabels[taxCreditGrade];
  const ofTrade = tradeCondition(trade, product.categoryId);
  return [
    ...(ofTrade ? [ofTrade] : []),
    {
      holds: minMonths === 0 || (operatingMonths ?? 0) >= minMonths,
      met: operatingMonths === null ? '' : `已经营${operatingMonths}个月`,
      unmet:
        operatingMonths === null
          ? `没有登记成立日期，该产品要求经营满${minMonths}个月`
          : `已经营${operatingMonths}个月，该产品要求满${minMonths}个月`,
    },
    {
      // None named: any will do.
      holds: taxGrades.length === 0 || taxGrades.includes(taxCreditGrade),
      met: `纳税信用等级为${grade}`,
      unmet: `纳税信用等级为${grade}，该产品要求${taxGrades.join('、')}级`,
    },
    {
      holds: Number(taxArrears) === 0,
      met: '无欠税',
      unmet: `有欠税${formatWan(taxArrears)}，缴清后可申请`,
    },
    ...(year === null
      ? [{ holds: false, met: '', unmet: '尚无完整年度的纳税申报数据' }]
      : [
          {
            holds: Number(revenue) >= minRevenue,
            met: `${year}年营业收入${formatWan(revenue)}，达到${formatWan(minRevenue)}的要求`,
            unmet: `${year}年营业收入${formatWan(revenue)}，该产品要求不低于${formatWan(minRevenue)}`,
          },
          {
            holds: Number(taxPaid) >= minTax,
            met: `${year}年纳税${formatWan(taxPaid)}，达到${formatWan(minTax)}的要求`,
            unmet: `${year}年纳税${formatWan(taxPaid)}，该产品要求不低于${formatWan(minTax)}`,
          },
          {
            holds: limit >= product.minLoanLimit,
            met: '',
            unmet: `按纳税与收入测算的额度不足该产品的起贷额${formatWan(product.minLoanLimit)}`,
          },
        ]),
  ];
}

/** Other points in favour of a product, or worth knowing for the applicant. */
function remarksOf({ revenueGrowth }: CreditAdviceBasis, { guaranteeType }: MatchedProduct) {
  const grows = revenueGrowth !== null && Number(revenueGrowth) > 0;
  return [
    ...(grows ? [`营业收入比上一年增长${revenueGrowth}%`] : []),
    guaranteeType === 'CREDIT'
      ? '纯信用，无需抵押担保'
      : `担保方式为${GuaranteeTypeLabels[guaranteeType]}`,
  ];
}

function growthPoints({ revenueGrowth }: CreditAdviceBasis): number {
  const growth = revenueGrowth === null ? -1 : Number(revenueGrowth);
  if (growth >= 10) return 10;
  return growth >= 0 ? 6 : 0;
}

/** Compares a company's figures with the conditions of a product (spec 2 §3 Credit advice; the rule is inferred). */
export function matchProduct(
  basis: CreditAdviceBasis,
  product: MatchedProduct,
  trade: Trade,
): ProductMatch {
  const adviceLimit = limitOf(basis, product);
  const conditions = conditionsOf(basis, product, { limit: adviceLimit, trade });
  const unmet = conditions.filter(({ holds }) => !holds).map((one) => one.unmet);
  const met = conditions.filter(({ holds, met: text }) => holds && text !== '');
  const points =
    basePoints +
    gradePoints[basis.taxCreditGrade] +
    growthPoints(basis) +
    Math.round((limitPoints * adviceLimit) / product.maxLoanLimit);
  return {
    met: [...met.map((one) => one.met), ...remarksOf(basis, product)],
    unmet,
    adviceLimit,
    degree: unmet.length > 0 ? 0 : points,
  };
}
