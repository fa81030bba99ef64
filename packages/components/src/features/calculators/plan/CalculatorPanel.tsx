import type { ProductDetail } from '@huiqi/sdk';
import { useMemo, useState } from 'react';
import type { LinkTarget } from '../../../provider/screen.js';
import { linkProps } from '../../../patterns/link/linkProps.js';
import { Banner } from '../../../ui/Banner/Banner.js';
import { Empty } from '../../../ui/Empty/Empty.js';
import { LinkButton } from '../../../ui/LinkButton/LinkButton.js';
import { Stack } from '../../../ui/Stack/Stack.js';
import * as css from './CalculatorPanel.css.js';
import { useCalculatorsCopy } from '../copy.js';
import { loanPlan } from './loanPlan.js';
import { LoanTermsFields } from './LoanTermsFields.js';
import { PlanSummary } from './PlanSummary.js';
import { productLimits, productTerms, type CalculatedProduct } from './productTerms.js';

export interface CalculatorPanelProps {
  readonly product: CalculatedProduct & Pick<ProductDetail, 'id'>;
  /** Link to the whole repayment plan, if the region offers it. */
  readonly plan?: LinkTarget | undefined;
  /** Link to the measured loan limit, if the region offers it. */
  readonly limit?: LinkTarget | undefined;
}

/** The cost of a product's loan, on the product page: amount, term and repayment type → payment and interest. */
export function CalculatorPanel({ product, plan: whole, limit }: CalculatorPanelProps) {
  const copy = useCalculatorsCopy();
  const [terms, setTerms] = useState(() => productTerms(product));
  const limits = useMemo(() => productLimits(product), [product]);
  if (product.interestRateType === 'ELSE')
    return <Banner tone="warning">{copy.notCalculable}</Banner>;
  const plan = loanPlan(terms, limits);
  return (
    <div className={css.root}>
      <div className={css.panel}>
        <LoanTermsFields
          short
          terms={terms}
          onChange={(patch) => setTerms((before) => ({ ...before, ...patch }))}
          methods={product.repaymentTypeList}
          limits={limits}
        />
        <div className={css.outcome} role="status">
          {plan ? (
            <Stack gap={4}>
              <PlanSummary plan={plan} method={terms.repaymentType} />
              <p className={css.foot}>{copy.planFoot}</p>
            </Stack>
          ) : (
            <Empty title={copy.incomplete} />
          )}
        </div>
      </div>
      {(whole ?? limit) && (
        <Stack direction="horizontal" gap={3}>
          {whole && (
            <LinkButton variant="secondary" {...linkProps(whole)}>
              {copy.toPlan}
            </LinkButton>
          )}
          {limit && (
            <LinkButton variant="secondary" {...linkProps(limit)}>
              {copy.toLimit}
            </LinkButton>
          )}
        </Stack>
      )}
    </div>
  );
}
