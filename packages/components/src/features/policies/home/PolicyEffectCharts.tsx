import type { PolicyServiceEffect, PolicyStatistic } from '@huiqi/sdk';
import { ChartFigure } from '../../../patterns/charts/ChartFigure.js';
import { shareTable } from '../../../patterns/charts/chartData.js';
import { RankChart } from '../../../patterns/charts/RankChart.js';
import { rankTable } from '../../../patterns/charts/rankData.js';
import { ShareBar } from '../../../patterns/charts/ShareBar.js';
import type { LinkTarget } from '../../../provider/screen.js';
import { usePolicyHomeCopy } from './copy.js';
import { effectCharts, gradeShares, orgChart, type PolicyGroup } from './policyEffectData.js';
import * as css from './PolicyOnline.css.js';

export interface PolicyEffectChartsProps {
  readonly effect: PolicyServiceEffect;
  readonly statistic: PolicyStatistic;
  /** Link to the policies of an organisation or grade. */
  readonly groupLink: (group: PolicyGroup) => LinkTarget;
}

/** Charts of the policy service's results: enterprises, policies, grades, organisations. */
export function PolicyEffectCharts({ effect, statistic, groupLink }: PolicyEffectChartsProps) {
  const copy = usePolicyHomeCopy();
  const orgs = orgChart(statistic, copy, { linkTo: groupLink });
  const grades = gradeShares(statistic, copy);
  return (
    <div className={css.charts}>
      <div className={css.chartColumn}>
        {effectCharts(effect, copy).map((chart) => (
          <div key={chart.title} className={css.chart}>
            <ChartFigure title={chart.title} data={rankTable(chart)}>
              <RankChart {...chart} showShare />
            </ChartFigure>
          </div>
        ))}
        <div className={css.chart}>
          <ChartFigure title={grades.title} data={shareTable(grades)}>
            <ShareBar {...grades} />
          </ChartFigure>
        </div>
      </div>
      <div className={css.chart}>
        <ChartFigure title={orgs.title} data={rankTable(orgs)}>
          <RankChart {...orgs} />
        </ChartFigure>
      </div>
    </div>
  );
}
