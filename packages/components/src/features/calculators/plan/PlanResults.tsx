import type { RepaymentType } from '@huiqi/sdk';
import { loanTermsProblems, type LoanTermsLimits } from '@huiqi/sdk/domain';
import { useMemo } from 'react';
import { usePrinting } from '../../../patterns/page/usePrinting.js';
import { Card } from '../../../ui/Card/Card.js';
import { DescriptionList } from '../../../ui/DescriptionList/DescriptionList.js';
import { Empty } from '../../../ui/Empty/Empty.js';
import { Section } from '../../../ui/Section/Section.js';
import { Skeleton } from '../../../ui/Skeleton/Skeleton.js';
import { Stack } from '../../../ui/Stack/Stack.js';
import * as css from '../calculators.css.js';
import { comparePlans, type ComparedPlan } from './comparePlans.js';
import { useCalculatorsCopy } from '../copy.js';
import { loanPlan, type LoanPlan, type LoanTerms } from './loanPlan.js';
import { planFacts } from './planFacts.js';
import { PlanActions } from './PlanActions.js';
import { PlanComparison } from './PlanComparison.js';
import { PlanSummary } from './PlanSummary.js';
import { PlanTable } from './PlanTable.js';
import { useLoaded } from '../../../provider/useLoaded.js';
import { together } from '../../../copy/punctuation.js';
import { useMessage } from '../../../copy/useMessage.js';
import { localized } from '../../../provider/copy.js';

const loadPlanCharts = () => import('./PlanCharts.js');
const loadComparedChart = () => import('./ComparedChart.js');

export interface PlanResultsProps {
  readonly terms: LoanTerms;
  /** The repayment types to compare. */
  readonly methods: readonly RepaymentType[];
  readonly limits?: LoanTermsLimits | undefined;
  /** Product and bank, for a product's plan. */
  readonly subject?: string | undefined;
}

/** Placeholder of loading charts. */
function ChartPlace({ height }: { readonly height: number }) {
  return (
    <div className={css.chartPlace}>
      <Skeleton shape="block" height={height} />
    </div>
  );
}

function Charts({ plan }: { readonly plan: LoanPlan }) {
  const loaded = useLoaded(loadPlanCharts);
  if (loaded === undefined) return <ChartPlace height={640} />;
  return loaded && <loaded.PlanCharts plan={plan} />;
}

function Compared({ plans }: { readonly plans: readonly ComparedPlan[] }) {
  const loaded = useLoaded(loadComparedChart);
  if (loaded === undefined) return <ChartPlace height={280} />;
  return loaded && <loaded.ComparedChart plans={plans} />;
}

/** The results for the terms: totals, charts, comparison, every instalment; or what is missing. */
export function PlanResults({ terms, methods, limits, subject }: PlanResultsProps) {
  const copy = useCalculatorsCopy();
  const say = useMessage();
  const isPrinted = usePrinting() !== undefined;
  const plan = useMemo(() => loanPlan(terms, limits), [terms, limits]);
  const plans = useMemo(() => comparePlans(terms, methods, limits), [terms, methods, limits]);
  if (!plan) {
    const problems = Object.values(loanTermsProblems(terms, limits));
    return (
      <Card>
        <Empty title={copy.incomplete} description={localized(copy, together)(problems.map(say))} />
      </Card>
    );
  }
  return (
    <div className={css.results}>
      <Section title={copy.result}>
        <Stack gap={6}>
          {isPrinted && (
            <div className={css.printedFacts}>
              <DescriptionList
                items={planFacts({ plan, terms, subject }, copy).map(([term, value]) => ({
                  term,
                  value,
                }))}
              />
            </div>
          )}
          <PlanSummary plan={plan} method={terms.repaymentType} />
          <Charts plan={plan} />
        </Stack>
      </Section>
      {plans.length > 1 && (
        <Section title={copy.compare}>
          <Stack gap={6}>
            <PlanComparison plans={plans} chosen={terms.repaymentType} />
            <Compared plans={plans} />
          </Stack>
        </Section>
      )}
      <Section
        title={copy.plan}
        actions={<PlanActions plan={plan} terms={terms} subject={subject} />}
      >
        <Stack gap={4}>
          <PlanTable plan={plan} />
          <p className={css.foot}>{copy.planFoot}</p>
        </Stack>
      </Section>
    </div>
  );
}
