import { AmountRangeValues, listProducts } from '@huiqi/sdk';
import { pageSizes, parseRange, reachesInto } from '@huiqi/sdk/domain';
import { useEffect, useRef, useState } from 'react';
import { useScopeInput } from '../../provider/productScope.js';
import { screenLink, type ScreenProps } from '../../provider/screen.js';
import { useOperation } from '../../provider/useOperation.js';
import { Section } from '../../ui/Section/Section.js';
import { useCalculatorsCopy } from './copy.js';
import { estimateAddress, estimateOf, type EstimateInput } from './limit/estimateAddress.js';
import { LoanLimitEstimateView } from './limit/LoanLimitEstimateView.js';
import { LoanLimitProducts } from './limit/LoanLimitProducts.js';
import type { CalculatorPaths } from './paths.js';

export type LoanLimitEstimateScreenProps = ScreenProps<CalculatorPaths>;

const usual: EstimateInput = { grade: 'B', revenue: '500', tax: '15' };
const delayMs = 300;

/** The loan limit without login (spec 1 §2 /quotacalNotLog); the entered figures are in the address. */
export function LoanLimitEstimateScreen(props: LoanLimitEstimateScreenProps) {
  const { query, setQuery, paths } = props;
  const copy = useCalculatorsCopy();
  const scope = useScopeInput();
  const [input, setInput] = useState<EstimateInput>(() => {
    const { grade, revenue, tax } = estimateAddress.parse(query);
    return {
      grade: grade ?? usual.grade,
      revenue: revenue ?? usual.revenue,
      tax: tax ?? usual.tax,
    };
  });
  const [settled, setSettled] = useState(input);
  const write = useRef(setQuery);
  useEffect(() => {
    write.current = setQuery;
  });
  const touched = useRef(false);
  useEffect(() => {
    if (!touched.current) return undefined;
    const waiting = setTimeout(() => {
      setSettled(input);
      write.current(estimateAddress.format(input), { replace: true });
    }, delayMs);
    return () => clearTimeout(waiting);
  }, [input]);
  const range = estimateOf(settled);
  const amount =
    range && range.maxLoanLimit > 0
      ? AmountRangeValues.find((text) => {
          const bounds = parseRange(text);
          return bounds && reachesInto(bounds, range.maxLoanLimit, range.maxLoanLimit);
        })
      : undefined;
  const products = useOperation(
    listProducts,
    { ...(amount === undefined ? {} : { amount }), size: pageSizes.loanLimitProducts, ...scope },
    { enabled: amount !== undefined, keepPrevious: true },
  );
  const found = amount === undefined ? [] : (products.data?.content ?? []);
  return (
    <LoanLimitEstimateView
      input={input}
      onInputChange={(patch) => {
        touched.current = true;
        setInput((before) => ({ ...before, ...patch }));
      }}
      measured={screenLink(props, paths.loanLimit())}
      products={
        found.length > 0 && (
          <Section title={copy.possible}>
            <LoanLimitProducts
              products={found}
              linkToProduct={(product) => screenLink(props, paths.product(product))}
            />
          </Section>
        )
      }
    />
  );
}
