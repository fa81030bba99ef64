/**
 * Loan calculators and the loan limit, for visitors and users. Instalments and charts are computed in the browser;
 * only products and measured limits are loaded.
 */

export { calculatorsCopy, type CalculatorsCopy } from './copy.js';
export { CalculatorPanel, type CalculatorPanelProps } from './CalculatorPanel.js';
export { LoanCalculatorView, type LoanCalculatorViewProps } from './LoanCalculatorView.js';
export type { LoanTerms } from './loanPlan.js';
export { LoanLimitEstimateView, type LoanLimitEstimateViewProps } from './LoanLimitEstimateView.js';
export { LoanLimitView, type LoanLimitViewProps } from './LoanLimitView.js';
export type { CalculatorPaths } from './paths.js';
