import { RepaymentTypeLabels } from '@huiqi/sdk';
import { formatThousands } from '@huiqi/sdk/domain';
import { ChartFigure } from '../../../patterns/charts/ChartFigure.js';
import { seriesTable } from '../../../patterns/charts/chartData.js';
import { LineChart } from '../../../patterns/charts/LineChart.js';
import { fillCopy, localized } from '../../../provider/copy.js';
import { useCalculatorsCopy } from '../copy.js';
import type { ComparedPlan } from './comparePlans.js';
import { formatFen } from './loanPlan.js';

const formatTick = (fen: number) => formatThousands(Math.round(fen / 100));

/** Outstanding balance by month for each repayment type. Loaded when shown. */
export function ComparedChart({ plans }: { readonly plans: readonly ComparedPlan[] }) {
  const copy = useCalculatorsCopy();
  const monthly = plans.filter(({ plan }) => plan.rows.length > 1);
  const chart = {
    title: copy.comparedChart,
    categoryLabel: copy.period,
    unit: copy.yuan,
    format: formatFen,
    formatTick,
    categories: (monthly[0]?.plan.rows ?? []).map(({ period }) =>
      fillCopy(copy.periodOf, { n: period }),
    ),
    series: monthly.map(({ method, plan }) => ({
      key: method,
      label: localized(copy, RepaymentTypeLabels)[method],
      values: plan.rows.map((row) => row.remaining),
    })),
  };
  if (monthly.length === 0) return null;
  return (
    <ChartFigure title={chart.title} data={seriesTable(chart)}>
      <LineChart {...chart} />
    </ChartFigure>
  );
}
