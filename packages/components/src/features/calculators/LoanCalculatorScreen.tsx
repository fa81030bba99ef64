import { screenLink, type ScreenProps } from '../../provider/screen.js';
import { onPlainClick } from '../../patterns/link/onPlainClick.js';
import { LinkButton } from '../../ui/LinkButton/LinkButton.js';
import { useCalculatorsCopy } from './copy.js';
import { LoanCalculatorView } from './plan/LoanCalculatorView.js';
import type { LoanTerms } from './plan/loanPlan.js';
import type { CalculatorPaths } from './paths.js';
import { useCalculatorTerms } from './plan/useCalculatorTerms.js';

export type LoanCalculatorScreenProps = ScreenProps<CalculatorPaths>;

const usual: LoanTerms = {
  loanAmount: '10',
  loanterm: '12',
  interestRate: '4.35',
  interestRateType: 'YEAR',
  repaymentType: 'AVERAGE_CAPITAL_PLUS_INTEREST',
  startDate: '',
};

/** The general loan calculator (spec 1 §2 /globalCalculator); its terms are in the address. */
export function LoanCalculatorScreen(props: LoanCalculatorScreenProps) {
  const copy = useCalculatorsCopy();
  const [terms, change] = useCalculatorTerms(props, usual);
  const { href, onOpen } = screenLink(props, props.paths.productCalculator());
  return (
    <LoanCalculatorView
      terms={terms}
      onTermsChange={change}
      actions={
        <LinkButton variant="secondary" href={href} onClick={onPlainClick(onOpen)}>
          {copy.productTitle}
        </LinkButton>
      }
    />
  );
}
