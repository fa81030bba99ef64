import type { DepartmentFigures } from '@huiqi/sdk';
import { ChartFigure } from '../../patterns/charts/ChartFigure.js';
import { RankChart } from '../../patterns/charts/RankChart.js';
import { rankTable } from '../../patterns/charts/rankData.js';
import { fillCopy } from '../../provider/copy.js';
import { Card } from '../../ui/Card/Card.js';
import { useSupervisionCopy } from './copy.js';
import { overseeCharts, type OverseeChartLinks } from './overseeCharts.js';
import * as css from './supervision.css.js';

export interface OverseeChartsViewProps extends OverseeChartLinks {
  readonly departments: readonly DepartmentFigures[];
}

/** Departments in the chart; the table has all of them. */
const shown = 5;

/** Charts of the departments' open and handled demands, with tables. */
export function OverseeChartsView({ departments, ...links }: OverseeChartsViewProps) {
  const copy = useSupervisionCopy();
  return (
    <div className={css.charts}>
      {overseeCharts(departments, copy, links).map((chart) => (
        <Card key={chart.title}>
          <ChartFigure title={chart.title} data={rankTable(chart)}>
            {chart.rows.length > 0 ? (
              <RankChart {...chart} rows={chart.rows.slice(0, shown)} />
            ) : (
              <p className={css.none}>{copy.overdueRankNone}</p>
            )}
            {chart.rows.length > shown ? (
              <p className={css.rest}>{fillCopy(copy.rankRest, { n: shown })}</p>
            ) : (
              chart.rows.length > 0 &&
              chart.rows.length < departments.length && (
                <p className={css.rest}>
                  {fillCopy(copy.rankNone, { n: departments.length - chart.rows.length })}
                </p>
              )
            )}
          </ChartFigure>
        </Card>
      ))}
    </div>
  );
}
