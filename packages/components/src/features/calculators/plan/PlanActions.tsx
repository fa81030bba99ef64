import { InterestRateTypeLabels, RepaymentTypeLabels, saveFile } from '@huiqi/sdk';
import { cutText, formatPercent, formatWan } from '@huiqi/sdk/domain';
import { useAction } from '../../../provider/useAction.js';
import { Button } from '../../../ui/Button/Button.js';
import { Stack } from '../../../ui/Stack/Stack.js';
import { useToast } from '../../../ui/Toast/useToast.js';
import * as css from '../calculators.css.js';
import { useCalculatorsCopy, type CalculatorsCopy } from '../copy.js';
import { formatFen, type LoanPlan, type LoanTerms } from './loanPlan.js';
import { planSheet } from './planSheet.js';
import { localized } from '../../../provider/copy.js';

export interface PlanActionsProps {
  readonly plan: LoanPlan;
  readonly terms: LoanTerms;
  /** Product and bank, for a product's plan. */
  readonly subject?: string | undefined;
}

function factsOf(
  { plan, terms, subject }: PlanActionsProps,
  copy: CalculatorsCopy,
): [string, string][] {
  return [
    ...(subject === undefined ? [] : [[copy.product, subject] as [string, string]]),
    [copy.amount, localized(copy, formatWan)(terms.loanAmount)],
    [copy.term, `${terms.loanterm}${copy.months}`],
    [
      localized(copy, InterestRateTypeLabels)[terms.interestRateType],
      formatPercent(terms.interestRate),
    ],
    [copy.method, RepaymentTypeLabels[terms.repaymentType]],
    ...(terms.startDate === '' ? [] : [[copy.startDate, terms.startDate] as [string, string]]),
    [copy.totalInterest, `${formatFen(plan.totalInterest)}${copy.yuan}`],
    [copy.totalRepayment, `${formatFen(plan.totalPayment)}${copy.yuan}`],
  ];
}

/** Replaces characters that file systems refuse. */
const fileNameOf = (text: string) => cutText(text.replace(/[\\/:*?"<>|\p{Cc}]/gu, '-'), 60);

/** Exports the plan as a spreadsheet, or prints it. */
export function PlanActions(props: PlanActionsProps) {
  const { plan, terms, subject } = props;
  const copy = useCalculatorsCopy();
  const toast = useToast();
  const exporting = useAction(async () => {
    try {
      const { planWorkbook } = await import('./planWorkbook.js');
      const blob = await planWorkbook(planSheet(plan, factsOf(props, copy), copy));
      const about = subject ?? `${terms.loanAmount}${copy.wan}${terms.loanterm}${copy.months}`;
      saveFile({ blob, fileName: undefined }, `${fileNameOf(`${copy.fileName}-${about}`)}.xlsx`);
      toast.success(copy.exported);
    } catch {
      toast.error(copy.exportFailed);
    }
  });
  return (
    <div className={css.screenOnly}>
      <Stack direction="horizontal" gap={4}>
        <Button
          size="small"
          variant="text"
          loading={exporting.busy}
          onClick={() => void exporting.run()}
        >
          {copy.exportPlan}
        </Button>
        <Button size="small" variant="text" onClick={() => window.print()}>
          {copy.print}
        </Button>
      </Stack>
    </div>
  );
}
