import { fenToYuan, neutralizeFormula } from '@huiqi/sdk/domain';
import { fillCopy, localized } from '../../../provider/copy.js';
import type { CalculatorsCopy } from '../copy.js';
import type { LoanPlan } from './loanPlan.js';
import { withDetail } from '../../../copy/punctuation.js';

/** A cell: a text, money in yuan as a number with two decimals, or a day as YYYY-MM-DD. */
export type SheetCell = string | { readonly yuan: number } | { readonly day: string };

/** A plan as rows of a spreadsheet. */
export interface PlanSheet {
  readonly name: string;
  readonly rows: readonly (readonly SheetCell[])[];
}

/** The sheet of a plan: its terms on top, then each instalment, then the totals. */
export function planSheet(
  plan: LoanPlan,
  facts: readonly (readonly [label: string, value: string])[],
  copy: CalculatorsCopy,
): PlanSheet {
  const { rows } = plan;
  const dated = rows.some(({ dueDate }) => dueDate !== null);
  const yuan = (fen: number): SheetCell => ({ yuan: Number(fenToYuan(fen)) });
  const named = (label: string) => localized(copy, withDetail)(label, copy.yuan);
  const column = (cell: SheetCell) => (dated ? [cell] : []);
  return {
    name: copy.plan,
    rows: [
      ...facts.map((fact) => fact.map(neutralizeFormula)),
      [],
      [
        copy.period,
        ...column(copy.dueDate),
        ...[copy.principal, copy.interest, copy.payment, copy.remaining].map(named),
      ],
      ...rows.map((row): SheetCell[] => [
        fillCopy(copy.periodOf, { n: row.period }),
        ...column(row.dueDate === null ? '' : { day: row.dueDate }),
        yuan(row.principal),
        yuan(row.interest),
        yuan(row.payment),
        yuan(row.remaining),
      ]),
      [
        copy.sum,
        ...column(''),
        yuan(plan.principal),
        yuan(plan.totalInterest),
        yuan(plan.totalPayment),
        '',
      ],
    ],
  };
}
