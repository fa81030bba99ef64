import type { ProductDetail } from '@huiqi/sdk';
import { formatPercentRange } from '@huiqi/sdk/domain';
import { useMemo, type ReactNode } from 'react';
import { fillCopy, localized } from '../../../provider/copy.js';
import type { ScreenProps } from '../../../provider/screen.js';
import { Banner } from '../../../ui/Banner/Banner.js';
import { Stack } from '../../../ui/Stack/Stack.js';
import * as css from '../calculators.css.js';
import { CalculatorLayout } from '../CalculatorLayout.js';
import { useCalculatorsCopy } from '../copy.js';
import { LoanTermsFields } from './LoanTermsFields.js';
import { PlanResults } from './PlanResults.js';
import { productLimits, productTerms } from './productTerms.js';
import { useCalculatorTerms } from './useCalculatorTerms.js';
import { withDetail } from '../../../copy/punctuation.js';

export interface ProductPlanProps extends Pick<ScreenProps, 'query' | 'setQuery'> {
  readonly product: ProductDetail;
  /** The product select. */
  readonly choice: ReactNode;
  readonly actions: ReactNode;
}

/** The calculator of the selected product, with its limits, rate and repayment types. */
export function ProductPlan({ product, choice, actions, query, setQuery }: ProductPlanProps) {
  const copy = useCalculatorsCopy();
  const limits = useMemo(() => productLimits(product), [product]);
  const place = { query, setQuery };
  const [typed, change] = useCalculatorTerms(place, productTerms(product), {
    productId: product.id,
  });
  // The address may name a repayment type or kind of rate that the product does not offer.
  const methods = product.repaymentTypeList;
  const terms = {
    ...typed,
    interestRateType: product.interestRateType,
    repaymentType: methods.includes(typed.repaymentType)
      ? typed.repaymentType
      : productTerms(product).repaymentType,
  };
  const canCalculate = product.interestRateType !== 'ELSE';
  const range = localized(copy, formatPercentRange)(
    product.minInterestRate,
    product.maxInterestRate,
  );
  return (
    <CalculatorLayout
      title={copy.productTitle}
      line={copy.productLine}
      actions={actions}
      inputTitle={copy.terms}
      input={
        <Stack gap={5}>
          {choice}
          {canCalculate ? (
            <>
              <LoanTermsFields terms={terms} onChange={change} methods={methods} limits={limits} />
              <span className={css.muted}>{fillCopy(copy.rateRange, { range })}</span>
            </>
          ) : (
            <Banner tone="warning">{copy.notCalculable}</Banner>
          )}
        </Stack>
      }
    >
      <PlanResults
        terms={terms}
        methods={methods}
        limits={limits}
        subject={localized(copy, withDetail)(product.name, product.bankName)}
      />
    </CalculatorLayout>
  );
}
