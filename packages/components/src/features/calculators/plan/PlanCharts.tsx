import { saveFile } from '@huiqi/sdk';
import { formatThousands } from '@huiqi/sdk/domain';
import { AreaChart } from '../../../patterns/charts/AreaChart.js';
import { BarChart } from '../../../patterns/charts/BarChart.js';
import { ChartFigure } from '../../../patterns/charts/ChartFigure.js';
import { seriesTable, shareTable } from '../../../patterns/charts/chartData.js';
import { ShareBar } from '../../../patterns/charts/ShareBar.js';
import { fillCopy } from '../../../provider/copy.js';
import * as css from '../calculators.css.js';
import { useCalculatorsCopy } from '../copy.js';
import { formatFen, type LoanPlan } from './loanPlan.js';

const formatTick = (fen: number) => formatThousands(Math.round(fen / 100));

/** Share of the interest, parts of each instalment, and outstanding balance. Loaded when shown. */
export function PlanCharts({ plan }: { readonly plan: LoanPlan }) {
  const copy = useCalculatorsCopy();
  const { rows, principal, totalInterest } = plan;
  const common = { unit: copy.yuan, format: formatFen };
  const share = {
    ...common,
    title: copy.shareChart,
    partLabel: copy.share,
    parts: [
      { key: 'principal', label: copy.principal, value: principal },
      { key: 'interest', label: copy.interest, value: totalInterest },
    ],
  };
  const along = {
    ...common,
    formatTick,
    categoryLabel: copy.period,
    categories: rows.map(({ period }) => fillCopy(copy.periodOf, { n: period })),
  };
  const payments = {
    ...along,
    title: copy.paymentChart,
    series: [
      { key: 'principal', label: copy.principal, values: rows.map((row) => row.principal) },
      { key: 'interest', label: copy.interest, values: rows.map((row) => row.interest) },
    ],
  };
  const balance = {
    ...along,
    title: copy.balanceChart,
    series: [{ key: 'remaining', label: copy.remaining, values: rows.map((row) => row.remaining) }],
  };
  const saved = (title: string) => (blob: Blob) =>
    saveFile({ blob, fileName: undefined }, `${title}.svg`);
  return (
    <div className={css.charts}>
      <ChartFigure title={share.title} data={shareTable(share)}>
        <ShareBar {...share} />
      </ChartFigure>
      {rows.length > 1 && (
        <>
          <ChartFigure
            title={payments.title}
            data={seriesTable(payments)}
            onSave={saved(payments.title)}
          >
            <BarChart {...payments} layout="stacked" />
          </ChartFigure>
          <ChartFigure
            title={balance.title}
            data={seriesTable(balance)}
            onSave={saved(balance.title)}
          >
            <AreaChart {...balance} height={200} />
          </ChartFigure>
        </>
      )}
    </div>
  );
}
