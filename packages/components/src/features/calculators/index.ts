/**
 * Loan calculators and the loan limit, for visitors and users. Instalments and charts are computed in the browser;
 * only products and measured limits are loaded.
 */

export { calculatorsCopy, type CalculatorsCopy } from './copy.js';
export { CalculatorPanel, type CalculatorPanelProps } from './plan/CalculatorPanel.js';
export { LoanCalculatorView, type LoanCalculatorViewProps } from './plan/LoanCalculatorView.js';
export type { LoanTerms } from './plan/loanPlan.js';
export {
  LoanLimitEstimateView,
  type LoanLimitEstimateViewProps,
} from './limit/LoanLimitEstimateView.js';
export { LoanLimitView, type LoanLimitViewProps } from './limit/LoanLimitView.js';
export type { CalculatorPaths } from './paths.js';
export type { CalculatedProduct } from './plan/productTerms.js';
export type { EstimateInput } from './limit/estimateAddress.js';
export type { LoanLimitForm } from './limit/loanLimitForm.js';
