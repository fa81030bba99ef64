import { RepaymentTypeValues } from '@huiqi/sdk';
import type { ReactNode } from 'react';
import { CalculatorLayout } from '../CalculatorLayout.js';
import { useCalculatorsCopy } from '../copy.js';
import type { LoanTerms } from './loanPlan.js';
import { LoanTermsFields } from './LoanTermsFields.js';
import { PlanResults } from './PlanResults.js';

export interface LoanCalculatorViewProps {
  readonly terms: LoanTerms;
  readonly onTermsChange: (patch: Partial<LoanTerms>) => void;
  /** Beside the title. */
  readonly actions?: ReactNode;
}

/** Any loan: all repayment types side by side. */
export function LoanCalculatorView({ terms, onTermsChange, actions }: LoanCalculatorViewProps) {
  const copy = useCalculatorsCopy();
  return (
    <CalculatorLayout
      title={copy.loanTitle}
      line={copy.loanLine}
      actions={actions}
      inputTitle={copy.terms}
      input={
        <LoanTermsFields terms={terms} onChange={onTermsChange} methods={RepaymentTypeValues} />
      }
    >
      <PlanResults terms={terms} methods={RepaymentTypeValues} />
    </CalculatorLayout>
  );
}
