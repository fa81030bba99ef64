import type { PolicyStatistic } from '@huiqi/sdk';
import { ChartFigure } from '../../../patterns/charts/ChartFigure.js';
import { RankChart } from '../../../patterns/charts/RankChart.js';
import { rankTable } from '../../../patterns/charts/rankData.js';
import { DataState } from '../../../patterns/DataState/DataState.js';
import type { DataStateValue } from '../../../patterns/DataState/types.js';
import type { LinkTarget } from '../../../provider/screen.js';
import { Skeleton } from '../../../ui/Skeleton/Skeleton.js';
import { usePolicyHomeCopy } from '../home/copy.js';
import { gradeRanking, orgChart, type PolicyGroup } from '../home/policyEffectData.js';
import * as css from './TotalPolicy.css.js';

export interface PolicyStatisticViewProps {
  readonly state: DataStateValue<PolicyStatistic>;
  /** Link to the policies of an organisation or grade. */
  readonly groupLink: (group: PolicyGroup) => LinkTarget;
  /** The group the page already shows. */
  readonly current?:
    | { readonly publishOrgId?: string | undefined; readonly grade?: string | undefined }
    | undefined;
  /** Beside a list, or as a separate page. Defaults to `aside`. */
  readonly place?: 'aside' | 'page' | undefined;
}

/** Number of policies by organisation and grade, each linking to them. */
export function PolicyStatisticView(props: PolicyStatisticViewProps) {
  const { state, groupLink, current = {}, place = 'aside' } = props;
  const copy = usePolicyHomeCopy();
  return (
    <DataState compact state={state} loading={<Skeleton shape="block" height={480} />}>
      {(statistic) => {
        const grades = gradeRanking(statistic, copy, { linkTo: groupLink, current: current.grade });
        const orgs = {
          ...orgChart(statistic, copy, {
            linkTo: groupLink,
            current: current.publishOrgId,
            most: Infinity,
          }),
          title: copy.byOrg,
        };
        return (
          <div className={place === 'aside' ? css.groups : css.directory}>
            {[grades, orgs].map((chart) => (
              <div key={chart.title} className={css.group}>
                <ChartFigure title={chart.title} data={rankTable(chart)}>
                  <RankChart {...chart} />
                </ChartFigure>
              </div>
            ))}
          </div>
        );
      }}
    </DataState>
  );
}
