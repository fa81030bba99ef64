import {
  GuaranteeTypeLabels,
  InterestRateTypeLabels,
  RepaymentTypeLabels,
  type ProductDetail,
} from '@huiqi/sdk';
import {
  emptyText,
  fenToYuan,
  formatPercentRange,
  formatTermRange,
  formatThousands,
  formatWanFigure,
  yearlyRate,
} from '@huiqi/sdk/domain';
import { fillCopy, localized } from '../../../provider/copy.js';
import type { CompareCopy } from './compareCopy.js';
import { comparePayment, sharedMethod, type ComparedPayment } from './comparePayment.js';
import type { CompareTerms } from './compareTerms.js';

export interface CompareCell {
  readonly lines: readonly string[];
  /** Why it is the best of the row, as text. */
  readonly best?: string | undefined;
}

export interface CompareRow {
  readonly key: string;
  readonly label: string;
  readonly cells: readonly CompareCell[];
  /** Whether the products differ here. */
  readonly differs: boolean;
  readonly isList?: boolean;
}

interface Facts {
  readonly key: string;
  readonly label: string;
  readonly lines: readonly (readonly string[])[];
  /** Smaller is better; null is not comparable. */
  readonly ranks?: readonly (number | null)[];
  readonly bestText?: string;
  readonly isList?: boolean;
}

function toRow({ key, label, lines, ranks = [], bestText, isList }: Facts): CompareRow {
  const differs = new Set(lines.map((one) => one.join('\n'))).size > 1;
  const known = ranks.filter((rank) => rank !== null);
  const best = Math.min(...known);
  // A single value, or the same everywhere, is not ranked.
  const isRanked = known.length > 1 && known.some((rank) => rank !== best);
  const cells = lines.map((cell, place) => ({
    lines: cell,
    best: isRanked && ranks[place] === best ? bestText : undefined,
  }));
  return { key, label, cells, differs, ...(isList ? { isList } : {}) };
}

function wanRange({ minLoanLimit, maxLoanLimit }: ProductDetail, copy: CompareCopy): string {
  const figure = localized(copy, formatWanFigure);
  return minLoanLimit === maxLoanLimit
    ? fillCopy(copy.wanFigure, { figure: figure(maxLoanLimit) })
    : fillCopy(copy.wanFigure, { figure: `${figure(minLoanLimit)}-${figure(maxLoanLimit)}` });
}

function rateLines(one: ProductDetail, copy: CompareCopy): string[] {
  const label = localized(copy, InterestRateTypeLabels)[one.interestRateType];
  const own = `${label} ${localized(copy, formatPercentRange)(one.minInterestRate, one.maxInterestRate)}`;
  if (one.interestRateType === 'YEAR' || one.interestRateType === 'ELSE') return [own];
  const low = yearlyRate(one.minInterestRate, one.interestRateType);
  const high = yearlyRate(one.maxInterestRate, one.interestRateType);
  return [own, fillCopy(copy.rowYearly, { range: localized(copy, formatPercentRange)(low, high) })];
}

const rateRank = ({ minInterestRate, interestRateType }: ProductDetail) => {
  const rate = yearlyRate(minInterestRate, interestRateType);
  return rate === null ? null : Number(rate);
};

const yuan = (fen: number) => formatThousands(fenToYuan(fen));

function paymentLines(one: ProductDetail, cost: ComparedPayment, copy: CompareCopy): string[] {
  switch (cost.kind) {
    case 'outsideLimit':
      return [fillCopy(copy.outsideLimit, { range: wanRange(one, copy) })];
    case 'outsideTerm':
      return [
        fillCopy(copy.outsideTerm, {
          range: localized(copy, formatTermRange)(one.minLoanTerm, one.maxLoanTerm),
        }),
      ];
    case 'unknown':
      return [copy.unknownRate];
    case 'known': {
      const texts = {
        AVERAGE_CAPITAL_PLUS_INTEREST: copy.rowEachMonth,
        AVERAGE_CAPITAL: copy.rowFirstPayment,
        FIRST_INTEREST_LAST_LOAN: copy.rowInterestOnly,
        REPAYMENT_ANYTIME: copy.rowAtOnce,
      } as const;
      const text = fillCopy(texts[cost.method], { amount: yuan(cost.payment) });
      return [text, localized(copy, RepaymentTypeLabels)[cost.method]];
    }
  }
}

/** The comparison's rows, with differences and best values. */
export function compareRows(
  products: readonly ProductDetail[],
  terms: CompareTerms,
  copy: CompareCopy,
): CompareRow[] {
  const method = terms.method ?? sharedMethod(products);
  const costs = products.map((one) => comparePayment(one, { ...terms, method }));
  const known = costs.map((cost) => (cost.kind === 'known' ? cost : null));
  // Only compares like with like: early repayments reduce the interest, and interest-only payments are lower.
  const methods = new Set(known.flatMap((cost) => (cost ? [cost.method] : [])));
  const ranksBy = (key: 'payment' | 'interest') =>
    methods.size === 1 ? known.map((cost) => cost?.[key] ?? null) : [];
  const each = <Value>(pick: (one: ProductDetail, place: number) => Value) => products.map(pick);
  const facts: Facts[] = [
    {
      key: 'limit',
      label: copy.rowLimit,
      lines: each((one) => [wanRange(one, copy)]),
      ranks: each((one) => -one.maxLoanLimit),
      bestText: copy.bestLimit,
    },
    {
      key: 'rate',
      label: copy.rowRate,
      lines: each((one) => rateLines(one, copy)),
      ranks: each(rateRank),
      bestText: copy.bestRate,
    },
    {
      key: 'payment',
      label: copy.rowPayment,
      lines: each((one, place) => paymentLines(one, costs[place] ?? { kind: 'unknown' }, copy)),
      ranks: ranksBy('payment'),
      bestText: copy.bestPayment,
    },
    {
      key: 'interest',
      label: copy.rowInterest,
      lines: known.map((cost) => [cost ? `${yuan(cost.interest)} ${copy.yuan}` : emptyText]),
      ranks: ranksBy('interest'),
      bestText: copy.bestInterest,
    },
    {
      key: 'term',
      label: copy.rowTerm,
      lines: each((one) => [localized(copy, formatTermRange)(one.minLoanTerm, one.maxLoanTerm)]),
      ranks: each((one) => -one.maxLoanTerm),
      bestText: copy.bestTerm,
    },
    {
      key: 'repayment',
      label: copy.rowRepayment,
      lines: each((one) =>
        one.repaymentTypeList.map((type) => localized(copy, RepaymentTypeLabels)[type]),
      ),
    },
    {
      key: 'guarantee',
      label: copy.rowGuarantee,
      lines: each((one) => [localized(copy, GuaranteeTypeLabels)[one.guaranteeType]]),
    },
    {
      key: 'processing',
      label: copy.rowProcessing,
      lines: each(({ processingDays }) => [
        processingDays === null ? emptyText : fillCopy(copy.workingDays, { n: processingDays }),
      ]),
      ranks: each((one) => one.processingDays),
      bestText: copy.bestProcessing,
    },
    {
      key: 'conditions',
      label: copy.rowConditions,
      lines: each((one) => one.applyConditions),
      isList: true,
    },
    {
      key: 'materials',
      label: copy.rowMaterials,
      lines: each((one) => one.requiredMaterials),
      isList: true,
    },
  ];
  return facts.map(toRow);
}
